import { SearchIcon } from '@tessera/ui/icons'
import { optionId } from '@tessera/ui/next-option'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { lazy, Suspense } from 'react'
import { Form } from 'react-router'
import { useSearchBox } from './use-search-box.ts'

const OptionList = lazy(async () => ({
  default: (await import('@tessera/ui/option-list')).OptionList,
}))

const listId = 'search-suggestions'

/** A form for `/search`; with JavaScript a combobox with suggestions while typing. */
export function SearchBox() {
  const box = useSearchBox()
  const { isShown, options, active } = box
  return (
    <Form
      ref={box.form}
      role="search"
      action="/search"
      onSubmit={box.saveSearch}
      className="relative order-last w-full pb-3 desktop:order-none desktop:max-w-xl desktop:grow desktop:py-0"
    >
      <label>
        <VisuallyHidden>Search tile, flooring, SKU or advice</VisuallyHidden>
        <input
          type="search"
          name="q"
          value={box.text}
          placeholder="Search tile, flooring or SKU"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
          onChange={(event) => box.type(event.currentTarget.value)}
          onFocus={box.open}
          onKeyDown={box.pressKey}
          className="search-input block min-h-11 w-full rounded border border-line bg-surface ps-4 pe-12 text-base"
        />
      </label>
      <button type="submit" className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center">
        <SearchIcon />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} suggestions` : ''}
      </p>
      {isShown && (
        <Suspense>
          <OptionList
            id={listId}
            label="Suggestions"
            groups={box.groups}
            active={active}
            onChoose={box.choose}
            className="max-desktop:-mt-3"
          />
        </Suspense>
      )}
    </Form>
  )
}
