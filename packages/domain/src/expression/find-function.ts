import { ownValue } from '@tessera/contract/kit/own-value'
import { approved } from './functions/approved.ts'
import { freeFunctions } from './functions/free-functions.ts'
import type { FunctionRule } from './functions/function-rule.ts'
import { lineFunctions } from './functions/line-functions.ts'
import { listFunctions } from './functions/list-functions.ts'
import { productFunctions } from './functions/product-functions.ts'
import type { CallNode } from './tree.ts'

type Family = Readonly<Record<string, FunctionRule>>

const isWord = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other
const isOrder = (on: readonly string[]): boolean =>
  on.length === 1 && (isWord(on[0], 'order') || isWord(on[0], 'orderreturn'))

function familyOf({ on, name }: CallNode): Family {
  if (on.length === 0) return freeFunctions
  if (on.length === 1 && isWord(on[0], 'items')) return lineFunctions
  if (isOrder(on) && isWord(name, 'approved')) return { approved }
  return isWord(on.at(-1), 'product') ? { ...listFunctions, ...productFunctions } : listFunctions
}

/** Finds the function of a call by its name and the value it is called on. */
export function findFunction(call: CallNode): FunctionRule | undefined {
  return ownValue(familyOf(call), call.name.toLowerCase())
}
