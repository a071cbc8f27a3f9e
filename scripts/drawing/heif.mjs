/**
 * Makes HEIC and AVIF photos readable for sharp and for browsers. The build and the desk both run it, so a photo has the
 * same colors in both. It is JavaScript, because Node 20 cannot load TypeScript in a worker thread.
 */
/// <reference path="./libheif.d.ts" />
import { toPng } from "./png.mjs";

/** @typedef {import("libheif-js/libheif-wasm/libheif.js").MainModule} Libheif */

const AVIF = /^....ftyp.*avi[fs]/s;

/**
 * Display P3, as Compact ICC Profiles has it in the public domain (CC0):
 * https://github.com/saucecontrol/Compact-ICC-Profiles/blob/master/profiles/DisplayP3Compat-v4.icc
 */
const DISPLAY_P3 =
  "AAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5k" +
  "guKocouKP/clPrmS7iTWrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAU" +
  "Y2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAg" +
  "bWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFAAMwBDbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbW" +
  "AAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of///k4AAAOaAADAFFhZWiAAAAAAAACD3wAAPb8AAAAAWFlaIAAAAAAAAEq/" +
  "AACxNwAACrVYWVogAAAAAAAAKDgAABEKAADIeHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb";

/** Codes of ITU-T H.273. Cameras that mean sRGB write any of these. */
const SRGB = { primaries: [1, 2, 5, 6], transfer: [1, 2, 6, 13, 14, 15] };
const P3_PRIMARIES = 12;
const HDR_TRANSFER = [16, 18];

/** Codes of libheif's heif.h. */
const HEIF = { colorspaceRgb: 1, chromaRgb: 10, chromaRgba: 11, channelInterleaved: 10 };

/**
 * Returns the primary image of a HEIC photo as an upright PNG with its color profile. Returns no PNG of an AVIF, which
 * everyone can decode, and a profile only if the file names it by number.
 *
 * @param {Libheif} libheif
 * @param {Uint8Array} file
 * @returns {{ png?: Uint8Array<ArrayBuffer>, profile?: Uint8Array }}
 */
export function readHeif(libheif, file) {
  const photo = openPrimary(libheif, file);
  const embedded = embeddedProfile(libheif, photo);
  const profile = embedded ?? namedProfile(libheif, photo);
  if (!AVIF.test(String.fromCharCode(...file.subarray(0, 64))))
    return { png: decode(libheif, photo, profile) };
  return embedded ? {} : { profile };
}

/** @param {Libheif} libheif @param {Uint8Array} file */
function openPrimary(libheif, file) {
  const context = libheif._heif_context_alloc();
  const bytes = libheif._malloc(file.length);
  libheif.HEAPU8.set(file, bytes);
  call(libheif, libheif._heif_context_read_from_memory_without_copy, context, bytes, file.length, 0);
  const photo = libheif._malloc(4);
  call(libheif, libheif._heif_context_get_primary_image_handle, context, photo);
  return valueAt(libheif, photo);
}

/** @param {Libheif} libheif @param {number} photo */
function embeddedProfile(libheif, photo) {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(photo);
  if (size === 0) return undefined;
  const profile = libheif._malloc(size);
  call(libheif, libheif._heif_image_handle_get_raw_color_profile, photo, profile);
  return libheif.HEAPU8.slice(profile, profile + size);
}

/** Returns nothing for sRGB. @param {Libheif} libheif @param {number} photo */
function namedProfile(libheif, photo) {
  if (libheif._heif_image_handle_get_color_profile_type(photo) === 0) return undefined;
  const named = libheif._malloc(4);
  call(libheif, libheif._heif_image_handle_get_nclx_color_profile, photo, named);
  // The version comes first, in four bytes.
  const [primaries, transfer] = [4, 8].map((offset) => valueAt(libheif, valueAt(libheif, named) + offset));
  if (HDR_TRANSFER.includes(transfer)) throw new Error("HDR");
  const isKnown = [...SRGB.primaries, P3_PRIMARIES].includes(primaries) && SRGB.transfer.includes(transfer);
  if (!isKnown) throw new Error("its colors are neither sRGB nor Display P3");
  if (primaries !== P3_PRIMARIES) return undefined;
  return Uint8Array.from(atob(DISPLAY_P3), (letter) => letter.charCodeAt(0));
}

/** @param {Libheif} libheif @param {number} photo @param {Uint8Array} [profile] */
function decode(libheif, photo, profile) {
  const hasAlpha = libheif._heif_image_handle_has_alpha_channel(photo) !== 0;
  const chroma = hasAlpha ? HEIF.chromaRgba : HEIF.chromaRgb;
  const decoded = libheif._malloc(4);
  call(libheif, libheif._heif_decode_image, photo, decoded, HEIF.colorspaceRgb, chroma, 0);
  const image = valueAt(libheif, decoded);
  const width = libheif._heif_image_get_width(image, HEIF.channelInterleaved);
  const height = libheif._heif_image_get_height(image, HEIF.channelInterleaved);
  const stride = libheif._malloc(4);
  const rows = libheif._heif_image_get_plane_readonly2(image, HEIF.channelInterleaved, stride);
  const pixels = { width, height, channels: hasAlpha ? 4 : 3, stride: valueAt(libheif, stride) };
  return toPng({ ...pixels, data: libheif.HEAPU8.subarray(rows) }, profile);
}

/**
 * Calls a function of libheif that reports an error: its code, a second code, and the address of its message.
 *
 * @param {Libheif} libheif @param {(...values: number[]) => void} work @param {number[]} values
 */
function call(libheif, work, ...values) {
  const error = libheif._malloc(12);
  work(error, ...values);
  if (valueAt(libheif, error) === 0) return;
  const message = valueAt(libheif, error + 8);
  const bytes = libheif.HEAPU8.slice(message, libheif.HEAPU8.indexOf(0, message));
  throw new Error(new TextDecoder().decode(bytes));
}

/** Reads a number of 32 bits. @param {Libheif} libheif @param {number} address */
const valueAt = (libheif, address) => libheif.HEAPU32[address / 4];
