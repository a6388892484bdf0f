import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { Button, type ButtonKind, type ButtonSize } from '@tessera/ui/button'
import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface Props {
  sheet: SheetDetail
  intent: string
  kind?: ButtonKind
  size?: ButtonSize
  more?: Record<string, string>
  children: ReactNode
}

/** A button that runs an action without further input. */
export const SheetActionButton = ({
  sheet,
  intent,
  kind = 'secondary',
  size = 'Medium',
  more = {},
  children,
}: Props) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="revision" value={sheet.revision} />
    {Object.entries(more).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" kind={kind} size={size}>
      {children}
    </Button>
  </Form>
)
