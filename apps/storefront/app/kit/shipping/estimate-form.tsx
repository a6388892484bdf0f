import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatDay } from '@tessera/ui/format'
import { Money } from '@tessera/ui/price'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FoundEstimate } from './find-estimate.server.ts'

interface EstimateFormProps {
  /** The page of the form, which also handles it. */
  action: string
  found: FoundEstimate | null
  /** Extra fields beside the ZIP code: a quantity, or parameters to keep. */
  children?: ReactNode
}

/** A GET form: it works without JavaScript, and the URL can be shared. */
export function EstimateForm({ action, found, children }: EstimateFormProps) {
  return (
    <div className="grid gap-3">
      <Form method="get" action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
        {children}
        <TextField
          key={found?.zip}
          label="ZIP code"
          name="zip"
          id="estimate-zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={found?.zip ?? ''}
          error={found?.problem ?? undefined}
          required
          className="w-36"
        />
        <Button type="submit">Estimate delivery</Button>
      </Form>
      <output className="block">{found?.estimate && <EstimateResult estimate={found.estimate} />}</output>
    </div>
  )
}

function EstimateResult({ estimate }: { estimate: NonNullable<FoundEstimate['estimate']> }) {
  const { city, state, options, weightLbs } = estimate
  return (
    <>
      <p className="text-sm text-stone">
        To {city}, {state}, {Math.round(weightLbs).toLocaleString('en-US')} lb. Enter your address at checkout for the
        exact price.
      </p>
      <ul className="mt-1">
        {options.map(({ id, name, description, costCents, arrivesOn }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-grout py-2">
            <span>
              {name}
              {arrivesOn && <span className="text-stone">, by {formatDay(arrivesOn)}</span>}
            </span>
            <span className="tabular">
              <Money cents={costCents} />
            </span>
            <span className="col-span-2 text-sm text-stone">{description}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
