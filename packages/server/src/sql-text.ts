/** The text of a piece of SQL: the parts before, between and after its placeholders. */
export class SqlText {
  readonly parts: readonly string[]
  /** The name under which connections have prepared the statement, once one of them has. */
  preparedAs: string | undefined
  #statement: string | undefined

  constructor(parts: readonly string[]) {
    this.parts = parts
  }

  /** With numbered placeholders. */
  get statement(): string {
    this.#statement ??= this.parts.reduce((sum, part, index) => `${sum}$${index}${part}`)
    return this.#statement
  }
}

/**
 * The same template with the same pieces has the same text, so each text is joined once: otherwise a cart write of
 * seven statements joins and hashes 12 kB of text every time. A node represents the pieces so far.
 */
interface Node {
  text?: SqlText
  next?: Map<SqlText | undefined, Node>
}

const templates = new WeakMap<TemplateStringsArray, Node>()
const constants = new Map<string, SqlText>()

/** Filters multiply texts without limit: beyond this many, texts are joined each time. */
const maxCachedTexts = 20_000
let cachedTexts = 0

export function textFor(constant: string): SqlText {
  const known = constants.get(constant)
  if (known) return known
  const text = new SqlText([constant])
  if (cachedTexts++ < maxCachedTexts) constants.set(constant, text)
  return text
}

export function textOfTemplate(
  strings: TemplateStringsArray,
  args: readonly unknown[],
  pieceOf: (arg: unknown) => SqlText | undefined,
): SqlText {
  let node = templates.get(strings)
  if (!node) {
    node = {}
    templates.set(strings, node)
  }
  for (const arg of args) {
    const following = nextNode(node, pieceOf(arg))
    if (!following) return joinText(strings, args.map(pieceOf))
    node = following
  }
  node.text ??= joinText(strings, args.map(pieceOf))
  return node.text
}

function nextNode(node: Node, piece: SqlText | undefined): Node | undefined {
  const known = node.next?.get(piece)
  if (known) return known
  if (cachedTexts >= maxCachedTexts) return undefined
  cachedTexts += 1
  const made: Node = {}
  node.next ??= new Map()
  node.next.set(piece, made)
  return made
}

const hole: readonly string[] = ['', '']

function joinText(strings: TemplateStringsArray, pieces: readonly (SqlText | undefined)[]): SqlText {
  const parts: string[] = []
  let open = strings[0] ?? ''
  pieces.forEach((piece, index) => {
    const [first = '', ...others] = piece ? piece.parts : hole
    open += first
    for (const other of others) {
      parts.push(open)
      open = other
    }
    open += strings[index + 1] ?? ''
  })
  return new SqlText([...parts, open])
}
