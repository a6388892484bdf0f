/** A piece of SQL: text with holes and the values that go into them. Values never become text; pieces nest. */
export class Sql {
  readonly text: readonly string[]
  readonly values: readonly unknown[]

  constructor(text: readonly string[], values: readonly unknown[]) {
    this.text = text
    this.values = values
  }

  /** The statement as PostgreSQL takes it: `select … where id = $1`. */
  statement(): string {
    return this.text.reduce((sum, part, index) => `${sum}$${index}${part}`)
  }
}

export function sql(strings: TemplateStringsArray, ...args: unknown[]): Sql {
  const text = [strings[0] ?? '']
  const values: unknown[] = []
  args.forEach((arg, index) => {
    const inner = arg instanceof Sql ? arg : new Sql(['', ''], [arg])
    text[text.length - 1] += inner.text[0] ?? ''
    text.push(...inner.text.slice(1))
    values.push(...inner.values)
    text[text.length - 1] += strings[index + 1] ?? ''
  })
  return new Sql(text, values)
}

/** An identifier from our own declarations; never a caller's text (INJ-1). */
export const name = (identifier: string): Sql => new Sql([`"${identifier.replaceAll('"', '""')}"`], [])
/** A text constant from our own declarations, such as a property name. */
export const literal = (constant: string): Sql => new Sql([`'${constant.replaceAll("'", "''")}'`], [])
export const empty = new Sql([''], [])

export function join(pieces: readonly Sql[], separator = ', '): Sql {
  return pieces.reduce(
    (all, piece, index) => (index === 0 ? piece : sql`${all}${new Sql([separator], [])}${piece}`),
    empty,
  )
}

export const and = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? join(pieces, ' and ') : sql`true`)
export const or = (pieces: readonly Sql[]): Sql => (pieces.length > 0 ? sql`(${join(pieces, ' or ')})` : sql`false`)
