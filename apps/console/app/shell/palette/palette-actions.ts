import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import type { FoundItem } from './found-groups.ts'
import type { TextVerb } from './text-actions.ts'

/** A first word, and its work with the records that the rest of the text finds. */
interface PaletteAction {
  kinds: readonly FoundItem['kind'][]
  label(item: FoundItem, sku: string): string
  href(item: FoundItem, sku: string): string
}

const encoded = encodeURIComponent

const paletteActions = {
  ship: {
    kinds: ['order'],
    label: ({ id }) => `Pack and ship ${id}`,
    href: ({ id }) => `/orders/${encoded(id)}/ship`,
  },
  change: {
    kinds: ['order'],
    label: ({ id }) => `Change order ${id}`,
    href: ({ id }) => `/orders/${encoded(id)}/change`,
  },
  as: {
    kinds: ['person'],
    label: ({ title }) => `Open the shop as ${title}`,
    href: ({ id, customerNumber }) => `/customers/${encoded(customerNumber ?? '')}/as/${encoded(id)}`,
  },
  order: {
    kinds: ['account', 'person'],
    label: ({ title }) => `Counter order for ${title}`,
    href: ({ customerNumber, id }) => `/counter/new?customer=${encoded(customerNumber ?? id)}`,
  },
  terms: {
    kinds: ['account'],
    label: ({ title }) => `Change terms and credit of ${title}`,
    href: ({ id }) => `/customers/${encoded(id)}?terms`,
  },
  post: {
    kinds: ['account'],
    label: ({ title }) => `Post a payment of ${title}`,
    href: ({ id }) => `/money/customers/${encoded(id)}/post`,
  },
  why: {
    kinds: ['sku'],
    label: ({ id }) => `Why customers see ${id}`,
    href: ({ id }) => `/products/${encoded(id)}/why`,
  },
  count: {
    kinds: ['sku'],
    label: ({ title, id }) => `Count ${title} (${id})`,
    href: ({ id }) => `/products/${encoded(id)}/stock?count`,
  },
  whyFor: {
    kinds: ['account', 'person'],
    label: ({ title }, sku) => `Why ${title} sees ${sku}`,
    href: ({ customerNumber, id }, sku) => `/customers/${encoded(customerNumber ?? id)}?product=${encoded(sku)}`,
  },
} as const satisfies Readonly<Record<string, PaletteAction>>

type RecordVerb = keyof typeof paletteActions
export type PaletteVerb = RecordVerb | TextVerb

const isVerb = (word: string): word is RecordVerb => Object.hasOwn(paletteActions, word)

interface ReadAction {
  verb: RecordVerb | undefined
  /** The text that is looked for. */
  rest: string
  /** The product of a question about a customer. */
  sku: string
}

/**
 * `ship 4500000012` is an action for people who may take it, `why 205253 for northline` a question about a customer;
 * any other text is looked for as it is.
 */
export function readAction(text: string, verbs: readonly PaletteVerb[]): ReadAction {
  const [, word = '', rest = ''] = /^\s*(\p{L}+)\s+(\S.*)$/su.exec(text) ?? []
  const verb = word.toLowerCase()
  if (!isVerb(verb) || !verbs.includes(verb)) return { verb: undefined, rest: text.trim(), sku: '' }
  const [, sku = '', customer = ''] = (verb === 'why' && /^(\S+)\s+for\s+(\S.*)$/isu.exec(rest)) || []
  return customer ? { verb: 'whyFor', rest: customer.trim(), sku } : { verb, rest: rest.trim(), sku: '' }
}

/** The found records of which the action can be taken. */
export function actionGroup({ verb, sku }: Omit<ReadAction, 'rest'>, items: readonly FoundItem[]): OptionGroup[] {
  if (!verb) return []
  const { kinds, label, href }: PaletteAction = paletteActions[verb]
  const options = items
    .filter(({ kind }) => kinds.includes(kind))
    .map((item) => ({ url: href(item, sku), label: label(item, sku), more: item.note }))
  return optionGroup('Actions', options)
}
