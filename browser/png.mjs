// Smaller pictures: our pages are drawn with few colours, so 256 of them are enough.

import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/** The same picture with a palette. Takes what browsers write: eight bits a channel, without interlacing. */
export function shrink(png) {
  const { width, height, pixels, channels } = decode(png);
  const palette = chosen(pixels, channels);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0, to = y * (width + 1) + 1; x < width; x++, from += channels) {
      rows[to + x] = nearest(pixels[from], pixels[from + 1], pixels[from + 2]);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const chunks = [['IHDR', header], ['PLTE', Buffer.from(palette.flat())], ['IDAT', deflateSync(rows, { level: 9 })], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([SIGNATURE, ...chunks.map(([type, data]) => chunk(type, data))]);
}

/**
 * Colours that differ by less than anybody sees count as one. The most frequent is taken, then again and again the one that
 * the others would show worst: a small figure in a colour of its own keeps it, beside many shades of the ground.
 */
function chosen(pixels, channels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += channels) {
    const coarse = (pixels[at] >> 3) << 10 | (pixels[at + 1] >> 3) << 5 | pixels[at + 2] >> 3;
    const exact = pixels[at] << 16 | pixels[at + 1] << 8 | pixels[at + 2];
    let shades = counts.get(coarse);
    if (!shades) counts.set(coarse, shades = { all: 0, exact: new Map() });
    shades.all += 1;
    shades.exact.set(exact, (shades.exact.get(exact) ?? 0) + 1);
  }
  const shades = [...counts.values()].map(({ all, exact }) => {
    const [colour] = [...exact].reduce((one, other) => other[1] > one[1] ? other : one);
    return { all, colour: [colour >> 16, colour >> 8 & 255, colour & 255], off: Infinity };
  });
  let next = shades.reduce((one, other) => other.all > one.all ? other : one);
  const palette = [];
  while (palette.length < COLOURS && next.off > 0) {
    palette.push(next.colour);
    for (const shade of shades) shade.off = Math.min(shade.off, distance(next.colour, shade.colour));
    next = shades.reduce((one, other) => other.all * other.off > one.all * one.off ? other : one);
  }
  return palette;
}

/** How different two colours look. */
function distance([r, g, b], [red, green, blue]) {
  return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
}

function nearestIn(palette) {
  const known = new Map();
  return (red, green, blue) => {
    const colour = red << 16 | green << 8 | blue;
    let found = known.get(colour);
    if (found === undefined) {
      const off = entry => distance(entry, [red, green, blue]);
      found = palette.reduce((best, entry, number) => off(entry) < off(palette[best]) ? number : best, 0);
      known.set(colour, found);
    }
    return found;
  };
}

function decode(png) {
  let header;
  const data = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || !channels || header[12] !== 0) throw new Error('a picture of an unknown kind');
  const packed = inflateSync(Buffer.concat(data));
  const line = width * channels;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const left = x < channels ? 0 : pixels[y * line + x - channels];
      const up = y === 0 ? 0 : pixels[(y - 1) * line + x];
      const corner = x < channels || y === 0 ? 0 : pixels[(y - 1) * line + x - channels];
      pixels[y * line + x] = packed[y * (line + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
  }
  return { width, height, pixels, channels };
}

function paeth(left, up, corner) {
  const [a, b, c] = [left, up, corner].map(near => Math.abs(left + up - corner - near));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(checksum(named), named.length + 4);
  return whole;
}

function checksum(data) {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
