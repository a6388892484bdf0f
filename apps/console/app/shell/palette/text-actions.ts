import type { OptionGroup } from '@tessera/ui/option-list'

/** A first word, and the page for its work with the rest of the text, which no record has yet. */
interface TextAction {
  label(text: string): string
  href(text: string): string
}

const textActions = {
  redirect: {
    label: (address) => `Redirect ${address}`,
    href: (address) => `/content/redirects?${new URLSearchParams({ from: address })}`,
  },
  synonym: {
    label: (words) => `New synonym for ${words}`,
    href: (words) => `/content/synonyms?${new URLSearchParams({ words })}`,
  },
} as const satisfies Readonly<Record<string, TextAction>>

export type TextVerb = keyof typeof textActions

const isTextVerb = (word: string): word is TextVerb => Object.hasOwn(textActions, word)

/** `redirect /old-page` for people who may do it. */
export function textActionGroup(text: string, verbs: readonly string[]): OptionGroup[] {
  const [, word = '', rest = ''] = /^\s*(\p{L}+)\s+(\S.*)$/su.exec(text) ?? []
  const verb = word.toLowerCase()
  if (!isTextVerb(verb) || !verbs.includes(verb)) return []
  const { label, href } = textActions[verb]
  const typed = rest.trim()
  return [{ title: 'Actions', options: [{ url: href(typed), label: label(typed), more: '' }] }]
}
