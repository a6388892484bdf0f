import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { useHydrated } from '@tessera/ui/use-hydrated'

type StaffTemplate = StaffQuote['templates'][number]

interface Props {
  templates: readonly StaffTemplate[]
  kind: StaffTemplate['kind']
  /** Says what the words are for, if there are others beside them. */
  label?: string
  insert(words: string): void
}

/** Words that the staff use again. Without script they are text to copy. */
export function TemplatePicker({ templates, kind, label = 'Templates', insert }: Props) {
  const isHydrated = useHydrated()
  const own = templates.filter((template) => template.kind === kind)
  if (own.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {own.map(({ name, text }) => (
        <li key={name}>
          {isHydrated ? (
            <button
              type="button"
              className="button button-secondary button-XSmall"
              title={text}
              onClick={() => insert(text)}
            >
              {name}
            </button>
          ) : (
            <span className="text-xs text-stone">
              {name}: {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
