/** Keeps the size in a product's name on one line: `2` at the end of one and `1/2 × 8` or `lb` on the next misleads. */
export const keepSizeTogether = (name: string): string =>
  name
    .replaceAll(/(?<=\d) (?=\d+\/\d|(?:lb|oz|in|ft|gal|qt|sq ft)\b)/g, '\u00a0')
    .replaceAll('\u00a0sq ft', '\u00a0sq\u00a0ft')
    .replaceAll(' × ', '\u00a0×\u00a0')
