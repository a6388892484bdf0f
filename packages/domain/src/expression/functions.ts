import { own } from '@tessera/contract/kit/own'
import { approved } from './functions/approved.ts'
import { freeFunctions } from './functions/free.ts'
import { lineFunctions } from './functions/lines.ts'
import { listFunctions } from './functions/lists.ts'
import { productFunctions } from './functions/products.ts'
import type { FunctionRule } from './functions/rule.ts'
import type { Call } from './tree.ts'

type Family = Readonly<Record<string, FunctionRule>>

const isWord = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other
const isOrder = (on: readonly string[]): boolean =>
  on.length === 1 && (isWord(on[0], 'order') || isWord(on[0], 'orderreturn'))

function familyOf({ on, name }: Call): Family {
  if (on.length === 0) return freeFunctions
  if (on.length === 1 && isWord(on[0], 'items')) return lineFunctions
  if (isOrder(on) && isWord(name, 'approved')) return { approved }
  return isWord(on.at(-1), 'product') ? { ...listFunctions, ...productFunctions } : listFunctions
}

/** Finds the function of a call by its name and the value it is called on. */
export function findFunction(call: Call): FunctionRule | undefined {
  return own(familyOf(call), call.name.toLowerCase())
}
