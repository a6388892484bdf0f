import { classNames } from '@tessera/ui/class-names'
import { optionId } from './next-option.ts'
import type { SuggestedOption, SuggestionGroup } from './suggestion-groups.ts'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  active: number
  onChoose(url: string): void
}

/** The focus stays in the field; `active` is the highlighted option. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  let at = -1
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto bg-surface py-2 shadow-sheet max-desktop:-mt-3"
    >
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <p id={`${id}-${title}`} className="px-4 pt-2 pb-1 text-xs text-stone">
            {title}
          </p>
          {options.map((option) => {
            at += 1
            return (
              <SuggestionOption
                key={option.url}
                id={optionId(id, at)}
                option={option}
                isActive={at === active}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: SuggestedOption
  isActive: boolean
  onChoose(url: string): void
}

function SuggestionOption({ id, option: { url, label, more, imageUrl }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(url)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-grout',
        isActive && 'bg-grout',
      )}
    >
      {imageUrl && <img src={imageUrl} alt="" width={44} height={44} className="size-11 bg-grout" />}
      <span className="grid min-w-0 grow leading-snug">
        <span className="truncate">{label}</span>
        {more && <span className="tabular truncate text-sm text-stone">{more}</span>}
      </span>
    </div>
  )
}
