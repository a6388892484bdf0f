/** A piece of SQL: text with placeholders and their values. Values never become text; pieces nest. */
export class Sql {
  /** The text before, between and after the placeholders. */
  readonly parts: readonly string[]
  readonly values: readonly unknown[]

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }

  /** The statement as PostgreSQL takes it: `select … where id = $1`. */
  statement(): string {
    let text = this.parts[0] ?? ''
    for (let index = 1; index < this.parts.length; index++) text += `$${index}${this.parts[index]}`
    return text
  }
}

export function sql(strings: TemplateStringsArray, ...args: unknown[]): Sql {
  return glue(strings, args)
}

/** The texts with the arguments between them: one text more than arguments. */
function glue(texts: readonly string[], args: readonly unknown[]): Sql {
  const parts: string[] = []
  const values: unknown[] = []
  let open = texts[0] ?? ''
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]
    const between = texts[at + 1] ?? ''
    if (!(arg instanceof Sql)) {
      parts.push(open)
      values.push(arg)
      open = between
      continue
    }
    for (const value of arg.values) values.push(value)
    open += arg.parts[0] ?? ''
    for (let part = 1; part < arg.parts.length; part++) {
      parts.push(open)
      open = arg.parts[part] ?? ''
    }
    open += between
  }
  parts.push(open)
  return new Sql(parts, values)
}

const constant = (text: string): Sql => new Sql([text], [])

/** An identifier from our own declarations; never a caller's text (INJ-1). */
export const name = (identifier: string): Sql => constant(`"${identifier.replaceAll('"', '""')}"`)
/** A text constant from our own declarations, such as a property name. */
export const literal = (text: string): Sql => constant(`'${text.replaceAll("'", "''")}'`)
/** A whole number that gets its own plan, such as a page size. */
export const numeral = (number: number): Sql => constant(String(Math.trunc(number)))
export const empty = constant('')

export function join(pieces: readonly Sql[], separator = ', '): Sql {
  if (pieces.length === 0) return empty
  return glue(pieces.map((_, index) => (index === 0 ? '' : separator)).concat(''), pieces)
}

export const and = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? join(pieces, ' and ') : sql`true`)
export const or = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? sql`(${join(pieces, ' or ')})` : sql`false`)
