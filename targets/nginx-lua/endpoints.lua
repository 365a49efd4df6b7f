-- What each path answers.
local cjson = require 'cjson.safe'
local ordered = require 'ordered'

local JSON = 'application/json'
local PLAIN = 'text/plain;charset=UTF-8'

local account = ordered.object('id', 'username', 'email')
local health = ordered.object('status', 'target')
local user = ordered.object('id', 'username', 'name', 'email', 'age', 'active')

local function in_memory_users()
    local users = {}
    for id = 1, 1000 do
        local username = ('user%04d'):format(id)
        users[id] = {
            id = id,
            username = username,
            name = ('User %04d'):format(id),
            email = username .. '@example.com',
            age = 18 + id % 60,
            active = id % 2 == 0,
        }
    end
    return users
end

local users = in_memory_users()

local function send(status, content_type, body)
    ngx.status = status
    ngx.header.content_type = content_type
    ngx.header.content_length = #body
    ngx.print(body)
end

local function fail(status, text)
    send(status, JSON, cjson.encode({ error = text }))
end

-- An endpoint that answers GET and HEAD and refuses the other methods.
local function get(answer)
    return function()
        local method = ngx.req.get_method()
        if method == 'GET' or method == 'HEAD' then
            return answer()
        end
        ngx.header.allow = 'GET, HEAD'
        fail(405, 'method not allowed')
    end
end

-- The number of milliseconds in the query, or nil if what is there is none.
local function milliseconds()
    local text = ngx.req.get_uri_args().ms
    if type(text) == 'table' then
        text = text[1]
    end
    if text == nil then
        return 20
    end
    if type(text) ~= 'string' or #text > 10 or not text:find('^[0-9]+$') then
        return nil
    end
    local number = tonumber(text)
    return number <= 1000 and number or nil
end

return {
    hello = get(function()
        send(200, PLAIN, 'Hello, World!')
    end),

    ping = get(function()
        send(200, JSON, cjson.encode({ message = 'pong' }))
    end),

    user = get(function()
        send(200, JSON, account({ id = 100, username = 'user0100', email = 'user0100@example.com' }))
    end),

    users = get(function()
        send(200, JSON, ordered.array(users, user))
    end),

    delay = get(function()
        local ms = milliseconds()
        if not ms then
            return fail(400, 'ms must be an integer from 0 to 1000')
        end
        ngx.sleep(ms / 1000)
        send(200, PLAIN, 'OK')
    end),

    health = get(function()
        send(200, JSON, health({ status = 'UP', target = 'nginx-lua' }))
    end),

    not_found = function()
        fail(404, 'not found')
    end,
}
