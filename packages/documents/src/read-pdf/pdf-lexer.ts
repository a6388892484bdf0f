import type { PdfBudget } from './pdf-budget.ts'

/** The content of strings is skipped: no string makes a viewer run anything. */
export type PdfToken =
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'string' }
  | { kind: 'open' | 'close'; bracket: '<<' | '[' }
  | { kind: 'word'; word: string }

const blank = /[\0\t\n\f\r ]*/y
const comment = /%[^\r\n]*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const hexString = /<[^>]*>?/y
/** Ends where its digits do: `0R` is a number and a word. */
const number = /[+-]*(\d+\.?\d*|\.\d+)/y

/** `/J#61vaScript` is the name JavaScript. */
const decodeName = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Cuts the text of a PDF into tokens, from any place in it. Every byte is one character (latin1). */
export class PdfLexer {
  readonly text: string
  at: number
  private readonly budget: PdfBudget

  constructor(text: string, at: number, budget: PdfBudget) {
    this.text = text
    this.at = at
    this.budget = budget
  }

  /** Undefined at the end of the text. */
  next(): PdfToken | undefined {
    const began = this.at
    this.skipBlank()
    const token = this.at < this.text.length ? this.read(this.text[this.at] ?? '') : undefined
    this.budget.spend('bytes', this.at - began)
    this.budget.spend('tokens', 1)
    return token
  }

  private read(sign: string): PdfToken {
    if (sign === '/') return this.readName()
    if (sign === '(') return this.skipString()
    if (this.text.startsWith('<<', this.at)) return this.bracket('open', '<<', 2)
    if (this.text.startsWith('>>', this.at)) return this.bracket('close', '<<', 2)
    if (sign === '[') return this.bracket('open', '[', 1)
    if (sign === ']') return this.bracket('close', '[', 1)
    if (sign === '<') return this.skipHexString()
    if (/[){}>]/.test(sign)) return this.word(sign)
    return this.numberOrWord()
  }

  private bracket(kind: 'open' | 'close', bracket: '<<' | '[', length: number): PdfToken {
    this.at += length
    return { kind, bracket }
  }

  private readName(): PdfToken {
    this.at += 1
    return { kind: 'name', name: decodeName(this.match(regular)) }
  }

  private skipHexString(): PdfToken {
    this.match(hexString)
    return { kind: 'string' }
  }

  /** Parentheses inside of a string are balanced or escaped. */
  private skipString(): PdfToken {
    const sign = /[()\\]/g
    sign.lastIndex = this.at + 1
    for (let depth = 1; depth > 0; ) {
      const found = sign.exec(this.text)
      if (!found) {
        this.at = this.text.length
        return { kind: 'string' }
      }
      if (found[0] === '\\') sign.lastIndex += 1
      else depth += found[0] === '(' ? 1 : -1
    }
    this.at = sign.lastIndex
    return { kind: 'string' }
  }

  private numberOrWord(): PdfToken {
    const digits = this.match(number)
    return digits ? { kind: 'number', value: Number.parseFloat(digits) } : { kind: 'word', word: this.match(regular) }
  }

  private word(sign: string): PdfToken {
    this.at += 1
    return { kind: 'word', word: sign }
  }

  private skipBlank(): void {
    for (;;) {
      this.match(blank)
      if (this.text[this.at] !== '%') return
      this.match(comment)
    }
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }
}
