import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'

/** Large companies have hundreds of delivery addresses. */
export const AddressSearch = ({ query, count }: { query: string; count: number }) => (
  <div className="grid gap-2">
    <Form className="flex flex-wrap items-end gap-3">
      <TextField
        key={query}
        name="q"
        label="Search addresses"
        type="search"
        defaultValue={query}
        maxLength={100}
        className="w-full max-w-md"
      />
      <Button type="submit">Find</Button>
    </Form>
    {query && (
      <p role="status" className="text-stone">
        {count === 0 ? 'No addresses match. ' : `${formatUnits(count, 'address')}. `}
        <Link href="/account/addresses">Show all</Link>
      </p>
    )}
  </div>
)
