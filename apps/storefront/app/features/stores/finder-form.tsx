import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { SelectField, TextField } from '@tessera/ui/field'
import { StoreIcon } from '@tessera/ui/icons'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { StoreQuery } from './find-stores.server.ts'
import { serviceOf, services } from './store-services.ts'

const distances = [
  { value: '', label: 'Any distance' },
  { value: '25', label: 'Within 25 miles' },
  { value: '50', label: 'Within 50 miles' },
  { value: '100', label: 'Within 100 miles' },
]

/** A GET form, so that a result can be bookmarked and shared. */
export function FinderForm({ query, problem }: { query: StoreQuery; problem: string | undefined }) {
  return (
    <Form action="/stores" role="search" aria-label="Find a store" className="grid gap-5">
      <div className="flex items-start gap-2">
        <TextField
          label="ZIP code or city"
          name="zip"
          defaultValue={query.where}
          autoComplete="postal-code"
          error={problem}
          className="grow"
        />
        <Button type="submit" kind="primary" className="mt-7">
          Find
        </Button>
      </div>
      <UseMyLocation />
      <details className="disclosure" open={query.services.length > 0 || query.isOpen || query.miles > 0}>
        <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-line">
          More filters
        </summary>
        <div className="grid gap-3 pt-3">
          <SelectField label="Distance" name="miles" defaultValue={query.miles || ''} options={distances} />
          <fieldset>
            <legend className="mb-2 text-sm font-bold">Services</legend>
            {services.map((service) => (
              <Checkbox
                key={service}
                label={serviceOf(service).name}
                name="service"
                id={`service-${service}`}
                value={service}
                defaultChecked={query.services.includes(service)}
              />
            ))}
          </fieldset>
          <Checkbox label="Open now" name="open" value="1" defaultChecked={query.isOpen} />
        </div>
      </details>
    </Form>
  )
}

/** Asks for the location only on click; the coordinates go into the URL and nowhere else. */
function UseMyLocation() {
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        navigate(`/stores?near=${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      },
      () => setState('refused'),
      { timeout: 10_000 },
    )
  }
  return (
    <div>
      <Button
        kind="quiet"
        size="Small"
        isBusy={state === 'asking'}
        icon={<StoreIcon className="size-4" />}
        onClick={ask}
        className="-ms-3"
      >
        Use my location
      </Button>
      <p role="status" className="text-sm text-stone">
        {state === 'refused' && 'We couldn’t get your location. Try a ZIP code instead.'}
      </p>
    </div>
  )
}
