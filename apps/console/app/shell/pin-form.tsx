import type { Pins } from '@tessera/client/shop/types.gen'
import { useFetcher, useLocation } from 'react-router'
import { viewWords } from '../generic/saved-view.ts'

export type Pin = Pins['items'][number]

/** The address of a page as it is pinned: without the words about one moment. */
export function pinHref({ pathname, search }: { pathname: string; search: string }): string {
  const words = viewWords(new URLSearchParams(search))
  return words ? `${pathname}?${words}` : pathname
}

/** The title that the tab of the browser has, without the name of the console. */
const pageTitle = (): string => document.title.replace(/ · Tessera console$/, '')

/** Pins the present page to the menu of this person, or unpins it. Home is in the menu anyway. */
export function PinForm({ pins }: { pins: readonly Pin[] }) {
  const location = useLocation()
  const { Form, data, state } = useFetcher<{ problem?: string }>()
  if (location.pathname === '/') return null
  const href = pinHref(location)
  const isPinned = pins.some((pin) => pin.href === href)
  return (
    <Form
      method="post"
      action="/pins"
      className="px-4"
      onSubmit={({ currentTarget }) => {
        const label = currentTarget.elements.namedItem('label')
        if (label instanceof HTMLInputElement) label.value = pageTitle()
      }}
    >
      <input type="hidden" name="href" value={href} />
      <input type="hidden" name="back" value={location.pathname + location.search} />
      <input type="hidden" name="label" defaultValue="" />
      <button
        type="submit"
        name="pin"
        value={isPinned ? 'unpin' : 'pin'}
        disabled={state !== 'idle'}
        className="min-h-8 cursor-pointer text-sm underline"
      >
        {isPinned ? 'Unpin this page' : 'Pin this page'}
      </button>
      {data?.problem && <p role="alert">{data.problem}</p>}
    </Form>
  )
}
