import { Fragment, useEffect, useState } from 'react'
import type { GoPlace } from './go-places.ts'
import { areLettersOn, keyListID, setLetters } from './letter-keys.ts'

/** Letters as shortcuts get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
export function KeySwitch({ places }: { places: readonly GoPlace[] }) {
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => setOn(areLettersOn()), [])
  if (isOn === undefined) return null
  return (
    <details id={keyListID}>
      <summary className="min-h-8 cursor-pointer underline">Keyboard shortcuts</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 py-2 text-xs">
        <dt>⌘K or Ctrl K</dt>
        <dd>Find anything</dd>
        <dt>/</dt>
        <dd>Search this list, or everything</dd>
        <dt>j or k</dt>
        <dd>Next or previous row or card</dd>
        <dt>Enter</dt>
        <dd>Open the row</dd>
        <dt>x</dt>
        <dd>Select the row</dd>
        <dt>e</dt>
        <dd>Edit this record</dd>
        <dt>a</dt>
        <dd>Reply to this message, or the first one</dd>
        <dt>w</dt>
        <dd>Why a customer can or can’t see a product</dd>
        <dt>1 to 9</dt>
        <dd>Tabs on this page</dd>
        <dt>⌘S or Ctrl S</dt>
        <dd>Save</dd>
        <dt>⌘↵ or Ctrl Enter</dt>
        <dd>Send or save what you’re typing</dd>
        <dt>⌘Z or Ctrl Z</dt>
        <dd>Undo the change you just saved</dd>
        <dt>Esc</dt>
        <dd>Back to the list</dd>
        <dt>?</dt>
        <dd>Show these shortcuts</dd>
        {places.map(({ key, href, label }) => (
          <Fragment key={href}>
            <dt>g {key}</dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setLetters(event.currentTarget.checked)
            setOn(event.currentTarget.checked)
          }}
        />
        Single-key shortcuts
      </label>
    </details>
  )
}
