import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)
const readFont = (name: string): Buffer => unpackWoff(readFileSync(require.resolve(name)))

/** Embedded in every document, so that opening it fetches nothing (INJ-6). */
export const fonts = {
  display: readFont('@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff'),
  text: readFont('@fontsource/lato/files/lato-latin-400-normal.woff'),
  strong: readFont('@fontsource/lato/files/lato-latin-700-normal.woff'),
} as const
export type FontName = keyof typeof fonts

/** The characters these fonts cover, roughly: Latin-1 and common punctuation. */
const known =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/

/** Characters the fonts lack lose their accents; those of other scripts become question marks. */
export const toDrawableText = (text: string): string =>
  [...text]
    .map((one) => {
      if (known.test(one)) return one
      if (/\s/.test(one)) return ' '
      const base = one.normalize('NFKD').replace(/\p{M}/gu, '')
      return base !== '' && [...base].every((part) => known.test(part)) ? base : '?'
    })
    .join('')
