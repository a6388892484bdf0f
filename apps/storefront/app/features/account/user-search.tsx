import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { type UserList, userListHref } from './user-list.ts'

/** Large companies have hundreds of users. */
export function UserSearch({ list: { state, total } }: { list: UserList }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Form className="flex grow flex-wrap items-end gap-3" action="/account/users">
        <TextField
          key={state.q}
          name="q"
          label="Search users"
          type="search"
          defaultValue={state.q}
          maxLength={100}
          className="w-full max-w-sm"
        />
        <Button type="submit">Find</Button>
      </Form>
      <DownloadLink href={userListHref('/account/users/export.csv', { ...state, page: 1 })} label="Team members as CSV">
        CSV
      </DownloadLink>
      <p role="status" className="w-full text-stone">
        {formatUnits(total, 'user')}
        {state.q && (
          <>
            {' found. '}
            <Link href="/account/users">Show all</Link>
          </>
        )}
      </p>
    </div>
  )
}
