import { findFunction } from './find-function.ts'
import type { FunctionRule, ValueKind } from './functions/function-rule.ts'
import { kindLabels, kindOf } from './kind-of.ts'
import { type ExpressionProblem, problemAt } from './problem.ts'
import { historyRoots, rootFields } from './root-fields.ts'
import { type BinaryNode, type CallNode, childrenOf, type ExpressionNode, isArithmetic } from './tree.ts'

export type ExpressionUse =
  | 'promotion-order-eligible'
  | 'promotion-order-value'
  | 'promotion-line-eligible'
  | 'promotion-line-value'
  | 'approval'
  | 'return-approval'

type Problem = ExpressionProblem | undefined

interface Scope {
  readonly use: ExpressionUse
  /** Inside `items.f(…)`, where bare names are fields of a line. */
  readonly inLines: boolean
  /** Inside a function of an array, where `item` is the element. */
  readonly inList: boolean
}

const isOnLines = (use: ExpressionUse): boolean => use.startsWith('promotion-line')

/** Finds the problem that prevents this use of the expression, when it is saved. */
export function checkExpression(tree: ExpressionNode, use: ExpressionUse): Problem {
  const wanted: ValueKind = use.endsWith('value') ? 'number' : 'condition'
  const scope: Scope = { use, inLines: false, inList: false }
  const found = findProblem(tree, scope) ?? findKindProblem(tree, wanted, 'The expression')
  if (found || use !== 'promotion-line-eligible' || mentionsItem(tree)) return found
  return problemAt('Expression.ItemRequired', tree.at, 'A promotion on line items must ask something of item')
}

function findProblem(node: ExpressionNode, scope: Scope): Problem {
  if (node.kind === 'path') return findPathProblem(node.names, node.at, scope)
  if (node.kind === 'call') return findCallProblem(node, scope)
  const inner = firstOf(childrenOf(node), (child) => findProblem(child, scope))
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

function findKindProblem(node: ExpressionNode, wanted: ValueKind, who: string): Problem {
  const kind = kindOf(node)
  if (kind === wanted || kind === 'any' || wanted === 'any') return undefined
  const says = `${who} needs ${kindLabels[wanted]}, not ${kindLabels[kind]}`
  return problemAt('Expression.InvalidArguments', node.at, says)
}

function findOperandProblem({ operator, left, right }: BinaryNode): Problem {
  const both = (kind: ValueKind) => firstOf([left, right], (side) => findKindProblem(side, kind, operator))
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
  return findKindProblem(right, kinds[0] ?? 'any', `${operator} after ${kindLabels[kinds[0] ?? 'any']}`)
}

function findPathProblem(names: readonly string[], at: number, scope: Scope): Problem {
  const [root = '', field] = names.map((name) => name.toLowerCase())
  if (historyRoots.has(root))
    return problemAt('Expression.OrderHistoryCannotBeUsed', at, 'The order history cannot be used')
  if (root === 'item') return findItemProblem(field, at, scope)
  const isRoot = root === 'order' || (root === 'orderreturn' && scope.use === 'return-approval')
  if (isRoot) return findFieldProblem(root, field, at)
  if (scope.inLines && rootFields.item.has(root)) return undefined
  const says =
    root === 'items' ? 'items needs a function, as in items.any(…)' : `The name ${names[0]} is not known here`
  return problemAt('Expression.InvalidToken', at, says)
}

function findItemProblem(field: string | undefined, at: number, scope: Scope): Problem {
  if (scope.inList) return undefined
  if (isOnLines(scope.use)) return findFieldProblem('item', field, at)
  const says = 'item can be used by promotions on line items and inside functions of arrays only'
  return problemAt('Expression.ItemNotAllowed', at, says)
}

function findFieldProblem(root: keyof typeof rootFields, field: string | undefined, at: number): Problem {
  if (field === undefined) return problemAt('Expression.InvalidToken', at, `${root} needs a field, as in ${root}.xp`)
  if (rootFields[root].has(field)) return undefined
  return problemAt('Expression.InvalidToken', at, `${root} has no field ${field}`)
}

const approvers: Partial<Record<ExpressionUse, string>> = { approval: 'order', 'return-approval': 'orderreturn' }

function findCallProblem(call: CallNode, scope: Scope): Problem {
  const { on, name, args, at } = call
  const root = on[0]?.toLowerCase()
  if (root !== undefined && historyRoots.has(root)) return findPathProblem(on, at, scope)
  const rule = findFunction(call)
  if (!rule) return problemAt('Expression.InvalidFunction', at, `There is no function ${[...on, name].join('.')}`)
  if (name.toLowerCase() === 'approved' && approvers[scope.use] !== root)
    return problemAt('Expression.InvalidFunction', at, `${on.join('.')}.${name} cannot be used here`)
  const hasSubject = on.length > 0 && rule.opens !== 'line' && name.toLowerCase() !== 'approved'
  const subject = hasSubject ? findSubjectProblem(call, scope) : undefined
  return subject ?? findCountProblem(call, rule) ?? findArgumentProblem(args, rule, scopeInside(rule, scope), name)
}

/**
 * Categories belong to the product of a line: `product` inside `items.f(…)`, `item.product` in line-level promotions.
 */
function findSubjectProblem({ on, name, at }: CallNode, scope: Scope): Problem {
  const problem = findPathProblem(on, at, scope)
  if (problem || !['incategory', 'inparentcategory'].includes(name.toLowerCase())) return problem
  const path = on.join('.').toLowerCase()
  const isLine = (path === 'product' && scope.inLines) || (path === 'item.product' && !scope.inList)
  return isLine ? undefined : problemAt('Expression.InvalidFunction', at, `${name} needs the product of a line item`)
}

function scopeInside({ opens }: FunctionRule, scope: Scope): Scope {
  if (opens === 'line') return { ...scope, inLines: true, inList: false }
  return opens === 'element' ? { ...scope, inList: true } : scope
}

function findCountProblem({ name, args, at }: CallNode, { least, most, isOdd }: FunctionRule): Problem {
  const count = args.length
  if (count >= least && count <= most && !(isOdd && count % 2 === 0)) return undefined
  const says =
    count > most ? 'has too many arguments' : count < least ? 'has too few arguments' : 'has no default value'
  return problemAt('Expression.InvalidArguments', at, `${name} ${says}`)
}

const findArgumentProblem = (
  args: readonly ExpressionNode[],
  rule: FunctionRule,
  scope: Scope,
  name: string,
): Problem =>
  firstOf(args, (arg, index) => findProblem(arg, scope) ?? findKindProblem(arg, rule.takes(index, args.length), name))

/** Whether the expression uses the line `item`; array elements with the same name do not count. */
function mentionsItem(node: ExpressionNode): boolean {
  const names = node.kind === 'path' ? node.names : node.kind === 'call' ? node.on : []
  if (names[0]?.toLowerCase() === 'item') return true
  const opensList = node.kind === 'call' && findFunction(node)?.opens === 'element'
  return !opensList && childrenOf(node).some(mentionsItem)
}
