/** Widths of bars and spaces in modules, by the value of the symbol (ISO/IEC 15417). */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const codeC = 99
const codeB = 100
const startB = 104
const startC = 105
const stop = 106
const maxLength = 40

/** Pairs of digits that take less room as one symbol each, the change of the code set included. */
const digitPairs = /(^(?:\d\d){2,}|(?:\d\d){3,}|(?:\d\d){2,}$)/

/**
 * Encodes a text as Code 128: the widths in modules, a bar first, then a space, and so on. Undefined for texts that the
 * code has no symbols for, and for those that no label has room for.
 */
export function encodeCode128(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text) || text.length > maxLength) return undefined
  const symbols = text.split(digitPairs).flatMap((part, at) => {
    if (part === '') return []
    if (at % 2 === 0) return [codeB, ...Array.from(part, (letter) => letter.charCodeAt(0) - 32)]
    return [codeC, ...(part.match(/../g) ?? []).map(Number)]
  })
  symbols[0] = symbols[0] === codeC ? startC : startB
  const check = symbols.reduce((sum, value, at) => sum + value * Math.max(at, 1), 0) % 103
  return [...symbols, check, stop].flatMap((value) => Array.from(patterns[value] ?? '', Number))
}
