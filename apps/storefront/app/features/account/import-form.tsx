import { Button, LinkButton } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { ListFields } from '../../kit/list-fields.tsx'
import { columnOrder, maxBytes } from './read-addresses.ts'

interface Props {
  typed: string
  /** The number of valid lines in the list shown; 0 before the first check. */
  good: number
  isBusy: boolean
}

export const ImportForm = ({ typed, good, isBusy }: Props) => (
  <Form method="post" encType="multipart/form-data" className="grid gap-5">
    <ListFields
      label="Addresses, one per line"
      hint={`Columns: ${columnOrder.join(', ')}. To use a different order, put column names in the first line. Company, Street 2, Phone, Nickname, Delivery notes and Site contact are optional.`}
      placeholder={'Dana,Reed,,101 Elm St,,Naperville,IL,60540,630 555 0142,Elm Street job,Gate code 4411'}
      fileHint="Up to 500 addresses, separated by commas, semicolons or tabs."
      maxBytes={maxBytes}
      rows={10}
      typed={typed}
    />
    <div className="flex flex-wrap gap-3">
      {good > 0 && (
        <Button type="submit" name="intent" value="save" kind="primary" isBusy={isBusy}>
          Save {formatUnits(good, 'address')}
        </Button>
      )}
      <Button type="submit" name="intent" value="check" kind={good > 0 ? 'secondary' : 'primary'} isBusy={isBusy}>
        {typed ? 'Check again' : 'Check the list'}
      </Button>
      <LinkButton href="/account/addresses" kind="quiet">
        Back to addresses
      </LinkButton>
    </div>
  </Form>
)
