import type { ClientItem, ClientSheet } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Picture } from '@tessera/ui/picture'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { findRefusal } from '../../http/form-refusal.ts'
import { type ClientOption, differenceText, optionsOf } from './client-options.ts'
import { StaleNotice } from './stale-notice.tsx'

interface Props {
  item: ClientItem
  sheet: ClientSheet
}

/** Pictures to choose from. A choice is saved at once; without JavaScript, with the button. */
export function ChooseForm({ item, sheet }: Props) {
  const fetcher = useFetcher()
  const isHydrated = useHydrated()
  const options = optionsOf(item)
  const chosen = options.find(({ isChosen }) => isChosen)
  // optimistic: neither the form nor the navigation knows the choice before the request starts
  const [pick, setPick] = useState<{ id: string; revision: number }>()
  const isRefused = fetcher.state === 'idle' && findRefusal(fetcher.data) !== undefined
  const wanted = pick?.revision === sheet.revision && !isRefused ? pick.id : undefined
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="revision" value={sheet.revision} />
      <input type="hidden" name="itemId" value={item.id} />
      <StaleNotice answer={fetcher.data} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-bold">Choose your favorite</legend>
        <div className="grid grid-cols-2 border-s border-t border-grout tablet:grid-cols-3">
          {options.map((option) => (
            <OptionCard
              key={option.id}
              option={option}
              itemId={item.id}
              isChecked={wanted === undefined ? option.isChosen : wanted === option.id}
              difference={chosen ? differenceText(option, chosen) : ''}
              onPick={() => {
                setPick({ id: option.id, revision: sheet.revision })
                const choice = { intent: 'choose', revision: String(sheet.revision), itemId: item.id, stay: 'yes' }
                fetcher.submit({ ...choice, alternateId: option.id }, { method: 'post' })
              }}
              isScripted={isHydrated}
            />
          ))}
        </div>
        {!isHydrated && (
          <div>
            <Button type="submit">Save choice</Button>
          </div>
        )}
      </fieldset>
      <p role="status" className="mt-2 min-h-6 text-sm text-stone">
        {fetcher.state === 'idle' ? '' : 'Saving your choice'}
      </p>
    </fetcher.Form>
  )
}

interface CardProps {
  option: ClientOption
  itemId: string
  isChecked: boolean
  difference: string
  isScripted: boolean
  onPick(): void
}

/** The radio is uncontrolled until JavaScript runs, then controlled by the sheet. */
function OptionCard({ option, itemId, isChecked, difference, isScripted, onPick }: CardProps) {
  const { id, sku, sku_image_url, name, size, finish, note, isGone } = option
  const state = isScripted ? { checked: isChecked, onChange: onPick } : { defaultChecked: isChecked }
  return (
    <label
      htmlFor={`${itemId}-${id}`}
      className="grid cursor-pointer content-start gap-2 border-e border-b border-grout bg-surface p-3 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-ink has-disabled:cursor-not-allowed"
    >
      <Picture sku={sku} image={sku_image_url} alt="" sizes="(min-width: 768px) 280px, 45vw" />
      <span className="flex items-start gap-2">
        <input
          type="radio"
          id={`${itemId}-${id}`}
          name="alternateId"
          value={id}
          disabled={isGone && !option.isChosen}
          className="mt-1 size-5 shrink-0 accent-clay"
          {...state}
        />
        <span className="grid text-sm">
          <span className="font-bold">{name}</span>
          <span className="text-stone">{[size, finish].filter(Boolean).join(' · ')}</span>
          {difference && <span className="tabular">{difference}</span>}
          {note && <span className="text-stone">“{note}”</span>}
          {isGone && <span className="text-sale">No longer made</span>}
        </span>
      </span>
    </label>
  )
}
