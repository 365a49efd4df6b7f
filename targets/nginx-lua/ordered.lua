-- cjson writes the keys of an object in no fixed order, so an object whose order counts is put
-- together here, key by key, of values that cjson encodes.
local encode = require('cjson.safe').encode
local concat = table.concat

local ordered = {}

-- A function that encodes a table as an object with these keys, in this order.
function ordered.object(...)
    local keys = { ... }
    local pieces = {}
    for i, key in ipairs(keys) do
        pieces[2 * i - 1] = (i == 1 and '{' or ',') .. encode(key) .. ':'
    end
    pieces[2 * #keys + 1] = '}'
    return function(value)
        for i = 1, #keys do
            pieces[2 * i] = encode(value[keys[i]])
        end
        return concat(pieces)
    end
end

-- An array of objects, each encoded by what ordered.object returned.
function ordered.array(values, encode_object)
    local objects = {}
    for i = 1, #values do
        objects[i] = encode_object(values[i])
    end
    return '[' .. concat(objects, ',') .. ']'
end

return ordered
