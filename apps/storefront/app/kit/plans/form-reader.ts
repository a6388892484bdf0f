import { parseCents, parseCount, parseNumber } from './parse-number.ts'

type Reading<T> = (text: string) => T | null | undefined

/** Reads a form and validates its numbers; invalid ones are recorded as problems of their fields. */
export class FormReader {
  readonly problems: Record<string, string> = {}
  readonly #form: FormData

  constructor(form: FormData) {
    this.#form = form
  }

  has(name: string): boolean {
    return this.#form.has(name)
  }

  text(name: string): string {
    return String(this.#form.get(name) ?? '').trim()
  }

  maybe(name: string): string | null {
    return this.text(name) || null
  }

  number(name: string): number | null {
    return this.#read(name, parseNumber, 'Enter a number, for example 12 or 12.5.')
  }

  count(name: string): number | null {
    return this.#read(name, parseCount, 'Enter a whole number.')
  }

  cents(name: string): number | null {
    return this.#read(name, parseCents, 'Enter an amount, for example 2,500.')
  }

  #read<T>(name: string, reading: Reading<T>, problem: string): T | null {
    const value = reading(this.text(name))
    if (value !== undefined) return value
    this.problems[name] = problem
    return null
  }
}
