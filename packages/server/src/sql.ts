import { type SqlText, textFor, textOfTemplate } from './sql-text.ts'

/** A piece of SQL: text with placeholders and their values. Values never become text; pieces nest. */
export class Sql {
  readonly text: SqlText
  readonly values: readonly unknown[]

  constructor(text: SqlText, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }

  /** The statement as PostgreSQL takes it: `select … where id = $1`. */
  statement(): string {
    return this.text.statement
  }
}

export function sql(strings: TemplateStringsArray, ...args: unknown[]): Sql {
  const values: unknown[] = []
  for (const arg of args) {
    if (arg instanceof Sql) for (const value of arg.values) values.push(value)
    else values.push(arg)
  }
  return new Sql(textOfTemplate(strings, args, pieceOf), values)
}

const pieceOf = (arg: unknown): SqlText | undefined => (arg instanceof Sql ? arg.text : undefined)

const constant = (text: string): Sql => new Sql(textFor(text), [])

/** An identifier from our own declarations; never a caller's text (INJ-1). */
export const name = (identifier: string): Sql => constant(`"${identifier.replaceAll('"', '""')}"`)
/** A text constant from our own declarations, such as a property name. */
export const literal = (text: string): Sql => constant(`'${text.replaceAll("'", "''")}'`)
/** A whole number that gets its own plan, such as a page size. */
export const numeral = (number: number): Sql => constant(String(Math.trunc(number)))
export const empty = constant('')

export function join(pieces: readonly Sql[], separator = ', '): Sql {
  const between = constant(separator)
  return pieces.reduce((all, piece, index) => (index === 0 ? piece : sql`${all}${between}${piece}`), empty)
}

export const and = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? join(pieces, ' and ') : sql`true`)
export const or = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? sql`(${join(pieces, ' or ')})` : sql`false`)
