-- Prints what wrk measured as one line of JSON after wrk's own report. Called as in
--
--   wrk -t1 -c64 -d5s -s wrk-report.lua URL -- 64 1
--
-- with the connections (as in -c) and the requests that are sent at a time on each.
--
-- Against coordinated omission wrk adds latencies that it did not measure: to each one above twice
-- the mean interval between a connection's answers, the remainders that are left when that interval
-- is taken off again and again. A few slow answers, or pipelining, then move mean and percentiles
-- far. "measured" is without what was added, "corrected" is what wrk itself prints.

local QUANTILES = { 0.5, 0.75, 0.9, 0.99, 0.999 }
local NAMES = { "p50Micros", "p75Micros", "p90Micros", "p99Micros", "p999Micros" }
local first

function setup(thread)
  first = first or thread
end

function init(arguments)
  connections = tonumber(arguments[1])
  batch = tonumber(arguments[2])
  if batch > 1 then
    -- Only then: a function of one's own is called for every request.
    local requests = string.rep(wrk.format(), batch)
    request = function() return requests end
  end
end

-- Reads wrk's own histogram, in which data[v] answers took v microseconds. The documented way to it
-- walks the histogram anew for each value, which takes minutes if there are many.
local function histogram(latency)
  local ffi = require("ffi")
  ffi.cdef "typedef struct { uint64_t count, limit, min, max, data[1]; } wrk_histogram;"
  local held = ffi.cast("wrk_histogram **", latency)[0]
  local min, max = tonumber(held.min), tonumber(held.max)
  if min ~= latency.min or max ~= latency.max or max >= tonumber(held.limit) then
    error("this wrk holds its latencies in another form than wrk 4")
  end
  return min, max, function(micros)
    return micros <= max and tonumber(held.data[micros]) or 0
  end
end

-- A value v above the interval got one addition for each measured v + k × interval, and so did
-- v + interval, but for those that were measured there. The difference is what was measured at v.
local function measured(latency, interval)
  local min, max, count = histogram(latency)
  return min, max, function(micros)
    return count(micros) - (micros > interval and count(micros + interval) or 0)
  end
end

local function summarize(answers, min, max, count)
  local total, sum, squares, smallest, largest = 0, 0, 0, nil, nil
  for micros = min, max do
    local times = count(micros)
    if times < 0 then error("this wrk corrects its latencies otherwise than wrk 4") end
    if times > 0 then
      total, sum, squares = total + times, sum + times * micros, squares + times * micros * micros
      smallest, largest = smallest or micros, micros
    end
  end
  if answers and total ~= answers then
    error(string.format("of %d answers %d latencies were found", answers, total))
  end
  local mean = sum / total
  local values = {
    count = total,
    minMicros = smallest,
    meanMicros = mean,
    stdevMicros = math.sqrt(math.max(0, squares / total - mean * mean)),
    maxMicros = largest
  }
  local seen, next = 0, 1
  for micros = min, max do
    seen = seen + count(micros)
    while QUANTILES[next] and seen >= QUANTILES[next] * total do
      values[NAMES[next]], next = micros, next + 1
    end
  end
  return values
end

local function corrected(latency)
  local values = {
    minMicros = latency.min,
    meanMicros = latency.mean,
    stdevMicros = latency.stdev,
    maxMicros = latency.max
  }
  for i, quantile in ipairs(QUANTILES) do
    values[NAMES[i]] = latency:percentile(quantile * 100)
  end
  return values
end

local function json(value)
  if value == nil then return "null" end
  if type(value) == "string" then return string.format("%q", value:gsub("%c", " ")) end
  if type(value) == "number" then return string.format(value % 1 == 0 and "%.0f" or "%.3f", value) end
  local members = {}
  for key, member in pairs(value) do
    table.insert(members, string.format("%q:%s", key, json(member)))
  end
  table.sort(members)
  return "{" .. table.concat(members, ",") .. "}"
end

function done(summary, latency)
  local line = {
    requests = summary.requests,
    durationMicros = summary.duration,
    bytes = summary.bytes,
    errors = summary.errors
  }
  if #latency > 0 then
    local each = math.floor(summary.requests / first:get("connections"))
    local interval = each > 0 and math.floor(summary.duration / each) or math.huge
    local answers = first:get("batch") == 1 and summary.requests - summary.errors.timeout or nil
    local known, values = pcall(function()
      return summarize(answers, measured(latency, interval))
    end)
    line.corrected = corrected(latency)
    line.measured = known and values or nil
    line.problem = not known and tostring(values) or nil
  end
  print("wrk-report " .. json(line))
end
