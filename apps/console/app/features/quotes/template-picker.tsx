import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { useHydrated } from '@tessera/ui/use-hydrated'

interface Props {
  quote: StaffQuote
  kind: StaffQuote['templates'][number]['kind']
  insert(words: string): void
}

/** Words that the staff use again. Without script they are text to copy. */
export function TemplatePicker({ quote: { templates }, kind, insert }: Props) {
  const isHydrated = useHydrated()
  const own = templates.filter((template) => template.kind === kind)
  if (own.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Templates">
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
