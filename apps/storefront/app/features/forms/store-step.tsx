import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { checkZip } from '../../kit/forms/check-email.ts'
import type { StoreChoice } from './load-consultation.server.ts'

interface Props {
  zip: string
  stores: readonly StoreChoice[]
  chosen: StoreChoice | null
  problem: string | undefined
}

/** Chooses a store with two GET forms, so that the back button works. */
export function StoreStep({ zip, stores, chosen, problem }: Props) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">1. Choose a store</h2>
      {chosen && stores.length === 0 && (
        <p>
          <span className="font-bold">{chosen.name}</span>
          <span className="block text-stone">{chosen.text}</span>
        </p>
      )}
      <Form action="/consultation" className="flex items-start gap-2">
        <TextField
          label={chosen ? 'Find a store near ZIP code' : 'ZIP code'}
          name="zip"
          defaultValue={zip}
          error={problem}
          check={checkZip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          className="min-w-0 max-w-56 grow"
          required
        />
        <Button type="submit" kind={chosen || stores.length > 0 ? 'secondary' : 'primary'} className="mt-7">
          Find stores
        </Button>
      </Form>
      {stores.length > 0 && (
        <Form action="/consultation" className="grid gap-4">
          <input type="hidden" name="zip" value={zip} />
          <RadioGroup
            key={zip}
            legend="Stores near you"
            name="store"
            isFramed
            defaultValue={chosen?.id ?? stores[0]?.id}
            options={stores.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          />
          <div>
            <Button type="submit" kind={chosen ? 'secondary' : 'primary'}>
              See available times
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
