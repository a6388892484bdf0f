import { SelectField } from '@tessera/ui/field'
import { ChangeStockForm } from './change-stock-form.tsx'
import type { LocationChoice } from './read-locations.server.ts'

interface Props {
  /** Locations that do not have the product yet. */
  locations: readonly LocationChoice[]
  formKey: string
  typed: Readonly<Record<string, string>>
}

/** Boxes at a location that has none of the product yet. */
export const AddLocationForm = ({ locations, formKey, typed }: Props) => (
  <ChangeStockForm
    title="Add a location"
    intent="add"
    formKey={formKey}
    lot={{ name: 'lotNo', label: 'Lot' }}
    typed={typed}
    button="Add location"
  >
    <SelectField
      label="Location"
      id="add-location"
      name="addressID"
      options={locations}
      defaultValue={typed.addressID}
    />
  </ChangeStockForm>
)
