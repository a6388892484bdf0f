import { Button } from '@tessera/ui/button'
import { Form, useLocation, useNavigation } from 'react-router'

interface Props {
  /** Sent with the form; a second press with the same key does nothing. */
  fields: Readonly<Record<string, string>>
  /** Where the form goes; without it, to the page that shows it. */
  action?: string
}

/** Takes back what the notice around it confirms, with one button or with ⌘Z. */
export function UndoForm({ fields, action }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const isHome = useLocation().pathname === '/'
  return (
    // browsers send no cookies of /console with the data of home, which is at /console.data
    <Form method="post" {...(action && { action })} reloadDocument={isHome} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="Small" isBusy={isBusy} data-key="Undo">
        Undo
      </Button>
    </Form>
  )
}
