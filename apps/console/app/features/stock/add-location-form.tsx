import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { LocationChoice } from './read-locations.server.ts'

interface Props {
  /** Locations that do not have the product yet. */
  locations: readonly LocationChoice[]
  formKey: string
  typed: Readonly<Record<string, string>>
}

/** Boxes at a location that has none of the product yet. */
export function AddLocationForm({ locations, formKey, typed }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ScreenPart title="Add a location">
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3" key={formKey}>
        <input type="hidden" name="key" value={`${formKey}-add`} />
        <SelectField
          label="Location"
          id="add-location"
          name="addressID"
          options={locations}
          defaultValue={typed.addressID}
        />
        <TextField
          label="Lot"
          id="add-lot"
          name="lotNo"
          isOptional
          maxLength={60}
          autoComplete="off"
          defaultValue={typed.lotNo ?? ''}
        />
        <TextField
          label="Boxes"
          id="add-boxes"
          name="boxes"
          inputMode="numeric"
          required
          defaultValue={typed.boxes ?? ''}
          className="w-24"
        />
        <TextField
          label="Reason"
          id="add-reason"
          name="reason"
          maxLength={300}
          required
          defaultValue={typed.reason ?? ''}
        />
        <Button type="submit" name="intent" value="add" isBusy={isBusy}>
          Add location
        </Button>
      </Form>
    </ScreenPart>
  )
}
