import { classNames } from './class-names.tsx'
import { optionId } from './next-option.tsx'

export interface ListedOption {
  url: string
  label: string
  /** Shown below the label: size and price, or the customer. */
  more: string
  imageUrl?: string | undefined
}
export interface OptionGroup {
  title: string
  options: ListedOption[]
}

interface OptionListProps {
  id: string
  label: string
  groups: readonly OptionGroup[]
  active: number
  onChoose(url: string): void
  className?: string | undefined
}

/** The list of a combobox. The focus stays in the field; `active` is the highlighted option. */
export function OptionList({ id, label, groups, active, onChoose, className }: OptionListProps) {
  let at = -1
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(
        'absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto bg-surface py-2 shadow-sheet',
        className,
      )}
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
              <ShownOption
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
  option: ListedOption
  isActive: boolean
  onChoose(url: string): void
}

function ShownOption({ id, option: { url, label, more, imageUrl }, isActive, onChoose }: OptionProps) {
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
        <span className="line-clamp-2">{label}</span>
        {more && <span className="tabular truncate text-sm text-stone">{more}</span>}
      </span>
    </div>
  )
}
