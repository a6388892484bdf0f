import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import type { TakenMaterials } from './taken-materials.ts'

/** Says that the plan has the layout's materials and offers an undo. */
export const TakenNotice = ({ taken, basketId }: { taken: TakenMaterials; basketId: string }) => (
  <Notice
    kind="success"
    isLive
    action={
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="layout-undo" />
        <input type="hidden" name="basketId" value={basketId} />
        <input type="hidden" name="taken" value={JSON.stringify(taken)} />
        <Button type="submit" size="Small">
          Undo
        </Button>
      </Form>
    }
  >
    Layout saved. Tile, grout and thinset quantities for this surface are updated.
  </Notice>
)
