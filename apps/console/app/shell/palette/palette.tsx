import { SearchIcon } from '@tessera/ui/icons'
import { optionId } from '@tessera/ui/next-option'
import { OptionList } from '@tessera/ui/option-list'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { Form } from 'react-router'
import type { PageLink } from './found-groups.ts'
import type { PaletteVerb } from './palette-actions.ts'
import { usePalette } from './use-palette.ts'

const listId = 'palette-options'

interface Props {
  pages: readonly PageLink[]
  /** First words that this person may use. */
  verbs: readonly PaletteVerb[]
  /** Whether the shop is searched too. */
  isShopSearched: boolean
}

/**
 * Finds orders, customers, people, products, quotes, invoices and pages, and starts work on them: `ship 4500000012`.
 * Without the roles for those it finds pages, records of other collections and operations.
 * Without script it is a form of `/find`.
 */
export function Palette({ pages, verbs, isShopSearched }: Props) {
  const palette = usePalette(pages, verbs)
  const { field, text, groups, options, active, isShown, open, type, choose, pressKey, finish, leave } = palette
  return (
    <Form role="search" aria-label="Find anything" action="/find" className="palette" onSubmit={finish}>
      <label>
        <VisuallyHidden>
          {isShopSearched ? 'Find an order, customer, product or page' : 'Find a page, record or operation'}
        </VisuallyHidden>
        <input
          ref={field}
          type="search"
          name="q"
          value={text}
          placeholder="Find anything"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts="Meta+K Control+K"
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          data-palette=""
          onFocus={open}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={pressKey}
          onBlur={(event) => {
            if (!event.currentTarget.form?.contains(event.relatedTarget)) leave()
          }}
          className="block min-h-11 w-full rounded border border-line bg-surface ps-3 pe-10 text-ink"
        />
      </label>
      <button
        type="submit"
        className="absolute end-0 top-0 grid h-full w-10 cursor-pointer place-items-center text-ink"
      >
        <SearchIcon />
        <VisuallyHidden>Find</VisuallyHidden>
      </button>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} found` : ''}
      </p>
      {isShown && (
        <OptionList
          id={listId}
          label="Found"
          groups={groups}
          active={active}
          onChoose={choose}
          className="palette-list text-ink"
        />
      )}
    </Form>
  )
}
