// SPDX-License-Identifier: MIT
// module.mjs - loads gwt.wasm for the tests and reads its memory through layout.json.
import { readFile } from "node:fs/promises";

export async function loadModule(path) {
    const { instance } = await WebAssembly.instantiate(await readFile(path), {});
    return instance.exports;
}

export async function loadLayout(path) {
    return JSON.parse(await readFile(path, "utf8"));
}

const readers = {
    u8: (view, at) => view.getUint8(at),
    u16: (view, at) => view.getUint16(at, true),
    u32: (view, at) => view.getUint32(at, true),
    u64: (view, at) => view.getBigUint64(at, true),
    i16: (view, at) => view.getInt16(at, true),
};
const sizes = { u8: 1, u16: 2, u32: 4, u64: 8, i16: 2 };

// A struct as a plain object: numbers, nested objects, and arrays of them where count is above one.
export function readStruct(layout, name, memory, address) {
    const view = new DataView(memory.buffer);
    const result = {};
    for (const [field, { offset, type, count }] of Object.entries(layout.structs[name].fields)) {
        const size = sizes[type] ?? layout.structs[type].size;
        const element = (index) => {
            const at = address + offset + index * size;
            return readers[type] ? readers[type](view, at) : readStruct(layout, type, memory, at);
        };
        result[field] = count === 1 ? element(0) : Array.from({ length: count }, (_, index) => element(index));
    }
    return result;
}

const writers = {
    u8: (view, at, value) => view.setUint8(at, value),
    u16: (view, at, value) => view.setUint16(at, value, true),
    u32: (view, at, value) => view.setUint32(at, value, true),
    u64: (view, at, value) => view.setBigUint64(at, value, true),
    i16: (view, at, value) => view.setInt16(at, value, true),
};

// Some fields of a struct of numbers, from a plain object.
export function writeFields(layout, name, memory, address, values) {
    const view = new DataView(memory.buffer);
    for (const [field, value] of Object.entries(values)) {
        const { offset, type, count } = layout.structs[name].fields[field];
        const elements = count === 1 ? [value] : value;
        elements.forEach((element, index) => writers[type](view, address + offset + index * sizes[type], element));
    }
}
