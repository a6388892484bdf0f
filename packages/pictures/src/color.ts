/** Linear RGB unless a name says otherwise. */
export type Rgb = readonly [red: number, green: number, blue: number]
export type Lab = readonly [lightness: number, a: number, b: number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
export const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

export function fromHex(text: string): Rgb {
  if (!isHex(text)) throw new RangeError(`A colour is written #rrggbb, not ${text.slice(0, 20)}`)
  const all = Number.parseInt(text.slice(1), 16)
  return [toLinear((all >> 16) / 255), toLinear(((all >> 8) & 255) / 255), toLinear((all & 255) / 255)]
}

export function toLab([r, g, b]: Rgb): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp01(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp01(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp01(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const clamp01 = (x: number): number => Math.min(1, Math.max(0, x))

/** Mixes perceptually, not in linear light. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const [l, a, b] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l + (l2 - l) * share, a + (a2 - a) * share, b + (b2 - b) * share])
}

/** Shifts lightness, warmth (along b) and redness (along a). */
export function shiftColor(color: Rgb, lightness: number, warmth = 0, redness = 0): Rgb {
  const [l, a, b] = toLab(color)
  return fromLab([Math.min(1, Math.max(0, l + lightness)), a + redness, b + warmth])
}

/** Chroma times a factor. */
export function saturateColor(color: Rgb, factor: number): Rgb {
  const [l, a, b] = toLab(color)
  return fromLab([l, a * factor, b * factor])
}

export const lightnessOf = (color: Rgb): number => toLab(color)[0]
