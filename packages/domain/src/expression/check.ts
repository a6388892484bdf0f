import type { FunctionRule, Kind } from './functions/rule.ts'
import { findFunction } from './functions.ts'
import { kindOf, kindWords } from './kinds.ts'
import { historyRoots, rootFields } from './names.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'
import { type Binary, type Call, childrenOf, isArithmetic, type Node } from './tree.ts'

export type ExpressionUse =
  | 'promotion-order-eligible'
  | 'promotion-order-value'
  | 'promotion-line-eligible'
  | 'promotion-line-value'
  | 'approval'
  | 'return-approval'

type Problem = ExpressionProblem | undefined

interface Place {
  readonly use: ExpressionUse
  /** Inside `items.f(…)`, where bare names are fields of a line. */
  readonly inLines: boolean
  /** Inside a function of an array, where `item` is the element. */
  readonly inList: boolean
}

const isOnLines = (use: ExpressionUse): boolean => use.startsWith('promotion-line')

/** Finds the problem that prevents this use of the expression, when it is saved. */
export function checkExpression(tree: Node, use: ExpressionUse): Problem {
  const wanted: Kind = use.endsWith('value') ? 'number' : 'condition'
  const place: Place = { use, inLines: false, inList: false }
  const found = findProblem(tree, place) ?? findKindProblem(tree, wanted, 'The expression')
  if (found || use !== 'promotion-line-eligible' || mentionsItem(tree)) return found
  return problemAt('Expression.ItemRequired', tree.at, 'A promotion on line items must ask something of item')
}

function findProblem(node: Node, place: Place): Problem {
  if (node.kind === 'path') return findPathProblem(node.names, node.at, place)
  if (node.kind === 'call') return findCallProblem(node, place)
  const inner = firstOf(childrenOf(node), (child) => findProblem(child, place))
  if (inner) return inner
  if (node.kind === 'not') return findKindProblem(node.of, 'condition', 'not')
  if (node.kind === 'negative') return findKindProblem(node.of, 'number', 'The sign -')
  return node.kind === 'binary' ? findOperandProblem(node) : undefined
}

function firstOf<T>(list: readonly T[], find: (one: T, index: number) => Problem): Problem {
  for (const [index, one] of list.entries()) {
    const problem = find(one, index)
    if (problem) return problem
  }
  return undefined
}

function findKindProblem(node: Node, wanted: Kind, who: string): Problem {
  const kind = kindOf(node)
  if (kind === wanted || kind === 'any' || wanted === 'any') return undefined
  const says = `${who} needs ${kindWords[wanted]}, not ${kindWords[kind]}`
  return problemAt('Expression.InvalidArguments', node.at, says)
}

function findOperandProblem({ operator, left, right }: Binary): Problem {
  const both = (kind: Kind) => firstOf([left, right], (side) => findKindProblem(side, kind, operator))
  if (operator === 'and' || operator === 'or') return both('condition')
  if (isArithmetic(operator)) return both('number')
  const kinds = [kindOf(left), kindOf(right)]
  if (kinds.includes('any') || (kinds.includes('date') && kinds.includes('text'))) return undefined
  if (kinds[0] === 'condition' && operator !== '=' && operator !== '<>')
    return problemAt(
      'Expression.InvalidArguments',
      left.at,
      `Conditions have no order, so ${operator} cannot compare them`,
    )
  return findKindProblem(right, kinds[0] ?? 'any', `${operator} after ${kindWords[kinds[0] ?? 'any']}`)
}

function findPathProblem(names: readonly string[], at: number, place: Place): Problem {
  const [root = '', field] = names.map((name) => name.toLowerCase())
  if (historyRoots.has(root))
    return problemAt('Expression.OrderHistoryCannotBeUsed', at, 'The order history cannot be used')
  if (root === 'item') return findItemProblem(field, at, place)
  const isRoot = root === 'order' || (root === 'orderreturn' && place.use === 'return-approval')
  if (isRoot) return findFieldProblem(root, field, at)
  if (place.inLines && rootFields.item.has(root)) return undefined
  const says =
    root === 'items' ? 'items needs a function, as in items.any(…)' : `The name ${names[0]} is not known here`
  return problemAt('Expression.InvalidToken', at, says)
}

function findItemProblem(field: string | undefined, at: number, place: Place): Problem {
  if (place.inList) return undefined
  if (isOnLines(place.use)) return findFieldProblem('item', field, at)
  const says = 'item can be used by promotions on line items and inside functions of arrays only'
  return problemAt('Expression.ItemNotAllowed', at, says)
}

function findFieldProblem(root: keyof typeof rootFields, field: string | undefined, at: number): Problem {
  if (field === undefined) return problemAt('Expression.InvalidToken', at, `${root} needs a field, as in ${root}.xp`)
  if (rootFields[root].has(field)) return undefined
  return problemAt('Expression.InvalidToken', at, `${root} has no field ${field}`)
}

const approvers: Partial<Record<ExpressionUse, string>> = { approval: 'order', 'return-approval': 'orderreturn' }

function findCallProblem(call: Call, place: Place): Problem {
  const { on, name, args, at } = call
  const root = on[0]?.toLowerCase()
  if (root !== undefined && historyRoots.has(root)) return findPathProblem(on, at, place)
  const rule = findFunction(call)
  if (!rule) return problemAt('Expression.InvalidFunction', at, `There is no function ${[...on, name].join('.')}`)
  if (name.toLowerCase() === 'approved' && approvers[place.use] !== root)
    return problemAt('Expression.InvalidFunction', at, `${on.join('.')}.${name} cannot be used here`)
  const hasSubject = on.length > 0 && rule.opens !== 'line' && name.toLowerCase() !== 'approved'
  const subject = hasSubject ? findSubjectProblem(call, place) : undefined
  return subject ?? findCountProblem(call, rule) ?? findArgumentProblem(args, rule, inside(rule, place), name)
}

/**
 * Categories belong to the product of a line: `product` inside `items.f(…)`, `item.product` in line-level promotions.
 */
function findSubjectProblem({ on, name, at }: Call, place: Place): Problem {
  const problem = findPathProblem(on, at, place)
  if (problem || !['incategory', 'inparentcategory'].includes(name.toLowerCase())) return problem
  const path = on.join('.').toLowerCase()
  const isLine = (path === 'product' && place.inLines) || (path === 'item.product' && !place.inList)
  return isLine ? undefined : problemAt('Expression.InvalidFunction', at, `${name} needs the product of a line item`)
}

function inside({ opens }: FunctionRule, place: Place): Place {
  if (opens === 'line') return { ...place, inLines: true, inList: false }
  return opens === 'element' ? { ...place, inList: true } : place
}

function findCountProblem({ name, args, at }: Call, { least, most, isOdd }: FunctionRule): Problem {
  const count = args.length
  if (count >= least && count <= most && !(isOdd && count % 2 === 0)) return undefined
  const says =
    count > most ? 'has too many arguments' : count < least ? 'has too few arguments' : 'has no default value'
  return problemAt('Expression.InvalidArguments', at, `${name} ${says}`)
}

const findArgumentProblem = (args: readonly Node[], rule: FunctionRule, place: Place, name: string): Problem =>
  firstOf(args, (arg, index) => findProblem(arg, place) ?? findKindProblem(arg, rule.takes(index, args.length), name))

/** Whether the expression uses the line `item`; array elements with the same name do not count. */
function mentionsItem(node: Node): boolean {
  const names = node.kind === 'path' ? node.names : node.kind === 'call' ? node.on : []
  if (names[0]?.toLowerCase() === 'item') return true
  const opensList = node.kind === 'call' && findFunction(node)?.opens === 'element'
  return !opensList && childrenOf(node).some(mentionsItem)
}
