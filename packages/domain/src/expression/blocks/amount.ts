import { parseExpression } from '../parse.ts'
import { printExpression } from '../print.ts'
import type { ExpressionNode } from '../tree.ts'

/** A value expression in one of the usual shapes. */
export type AmountShape =
  /** `25` */
  | { readonly kind: 'fixed'; readonly amount: string }
  /** `order.Subtotal * .1`; the factor is kept as it is written. */
  | { readonly kind: 'share'; readonly of: string; readonly factor: string }
  /** `order.ShippingCost` */
  | { readonly kind: 'all'; readonly of: string }
  | { readonly kind: 'text'; readonly text: string }

/** The shape of a value; what has none of the usual ones stays text. */
export function amountShape(text: string): AmountShape {
  const parsed = parseExpression(text)
  const shape = parsed.ok ? findShape(parsed.tree) : undefined
  return shape ?? { kind: 'text', text }
}

function findShape(node: ExpressionNode): AmountShape | undefined {
  if (node.kind === 'number') return { kind: 'fixed', amount: node.text }
  if (isAmount(node)) return { kind: 'all', of: printExpression(node) }
  if (node.kind !== 'binary' || node.operator !== '*' || node.right.kind !== 'number' || !isAmount(node.left))
    return undefined
  return { kind: 'share', of: printExpression(node.left), factor: node.right.text }
}

const isAmount = (node: ExpressionNode): boolean =>
  node.kind === 'path' || (node.kind === 'call' && node.on.join('.') === 'items' && node.name === 'total')

export function textOfAmount(shape: AmountShape): string {
  if (shape.kind === 'text') return shape.text
  if (shape.kind === 'fixed') return shape.amount
  return shape.kind === 'all' ? shape.of : `${shape.of} * ${shape.factor}`
}

/** `.1` is 10 percent. Moves the point by two places, without rounding. */
export const percentOf = (factor: string): string => movePoint(factor, 2)
export const factorOf = (percent: string): string => movePoint(percent, -2)

function movePoint(text: string, places: number): string {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === '' && decimals === '') return ''
  const digits = `00${whole}${decimals}00`
  const point = 2 + whole.length + places
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const right = digits.slice(point).replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}
