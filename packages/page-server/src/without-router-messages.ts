/** A node of the syntax tree, as far as it matters here. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  name?: string
  computed?: boolean
  callee?: SyntaxNode
  arguments?: SyntaxNode[]
  property?: SyntaxNode
  expression?: SyntaxNode
}

interface Cut {
  start: number
  end: number
  /** The code in its place. */
  instead: string
}

const ofRouter = /\/node_modules\/react-router\/dist\/production\/.*\.js$/

/**
 * A plugin of Vite. Leaves messages for developers and the hooks for tracing, which nothing here uses, out of the
 * router in the browser: 4 kB of each page. Where a check fails is still known by the place in its source.
 */
export const withoutRouterMessages = {
  name: 'without-router-messages',
  applyToEnvironment: ({ name }: { name: string }): boolean => name === 'client',
  transform(this: { parse(code: string): unknown }, code: string, id: string) {
    if (!ofRouter.test(id)) return
    const cuts = findCuts(this.parse(code)).sort((one, other) => other.start - one.start)
    return { code: cuts.reduce(replacePart, code), map: null }
  },
}

/** Lines are counted as before, so that the source map stays right. */
function replacePart(code: string, { start, end, instead }: Cut): string {
  const lines = code.slice(start, end).replace(/[^\n]/g, '')
  return code.slice(0, start) + instead + lines + code.slice(end)
}

/** Does not look inside of a part that is cut. */
function findCuts(value: unknown): Cut[] {
  if (Array.isArray(value)) return value.flatMap(findCuts)
  if (!isNode(value)) return []
  const cut = findCut(value)
  if (cut?.instead === '' && value.type === 'CallExpression') return [...findCuts(value.arguments?.[0]), cut]
  return cut ? [cut] : Object.values(value).flatMap(findCuts)
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** `invariant(isRight, message)`, `warning(isRight, message)`, `warnOnce(isRight, message)`, `init.instrumentations`. */
function findCut({ type, start, end, computed, callee, property, expression, ...node }: SyntaxNode): Cut | undefined {
  const [first, message] = node.arguments ?? []
  if (type === 'CallExpression' && callee?.name === 'invariant' && first && message)
    return { start: first.end, end: message.end, instead: '' }
  if (type === 'ExpressionStatement' && /^warn(ing|Once|ingOnce)$/.test(expression?.callee?.name ?? ''))
    return { start, end, instead: ';' }
  if (type === 'MemberExpression' && !computed && property?.name === 'instrumentations')
    return { start, end, instead: '(void 0)' }
  return undefined
}
