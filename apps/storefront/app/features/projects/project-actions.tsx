import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button, type ButtonKind, buttonClass } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  project: ProjectDetail
  refusal: FormRefusal | undefined
}

/** Adds the plan to the cart, requests a quote, or creates a selection sheet. */
export function ProjectActions({ project, refusal }: Props) {
  const hasItems = project.items.length > 0
  const hasNewPrices = project.items.some(({ priceBeforeCents }) => priceBeforeCents !== null)
  return (
    <div className="no-print border border-grout bg-surface p-4">
      <div className="flex flex-wrap items-start gap-3">
        {hasItems && (
          <ProjectActionButton intent="cart" project={project} kind="primary">
            Add all to cart
          </ProjectActionButton>
        )}
        {hasItems && (
          <ProjectActionButton intent="sheet" project={project}>
            Create selection sheet
          </ProjectActionButton>
        )}
        {hasItems && <QuoteForm project={project} refusal={refusal} />}
        {project.canEdit && hasNewPrices && (
          <ProjectActionButton intent="save" project={project}>
            Accept today’s prices
          </ProjectActionButton>
        )}
        {hasItems && (
          <DownloadLink
            href={documentHref('installPack', project.projectId)}
            kind="quiet"
            label={`Install pack for ${project.name}, PDF`}
            size="Medium"
          >
            Install pack
          </DownloadLink>
        )}
        <ProjectActionButton intent="duplicate" project={project} kind="quiet">
          Duplicate
        </ProjectActionButton>
        {project.canEdit && (
          <ProjectActionButton
            intent={project.stage === 'archived' ? 'take-out' : 'archive'}
            project={project}
            kind="quiet"
          >
            {project.stage === 'archived' ? 'Unarchive' : 'Archive'}
          </ProjectActionButton>
        )}
      </div>
    </div>
  )
}

interface ProjectActionButtonProps {
  intent: string
  project: ProjectDetail
  kind?: ButtonKind
  children: ReactNode
}

const ProjectActionButton = ({ intent, project, kind = 'secondary', children }: ProjectActionButtonProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="basketId" value={project.basketId} />
    <Button type="submit" kind={kind}>
      {children}
    </Button>
  </Form>
)

/** A button among the others; open, it takes a line of its own below them. */
function QuoteForm({ project, refusal }: Props) {
  const { jobName, poNumber, basketId } = project
  const field = scopedFields(refusal, 'quote', { jobName: jobName ?? project.name, poNumber })
  return (
    <details className="disclosure open:order-last open:basis-full" open={refusalIn(refusal, 'quote') !== undefined}>
      <summary className={buttonClass()}>Request a quote</summary>
      <Form method="post" className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="quote" />
        <input type="hidden" name="basketId" value={basketId} />
        <ScopeFields scope="quote" refusal={refusal} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField label="Job name" {...field('jobName')} maxLength={100} isOptional />
          <TextField label="PO number" {...field('poNumber')} maxLength={60} isOptional />
        </div>
        <TextAreaField
          label="What should your store know?"
          {...field('note')}
          rows={3}
          maxLength={1000}
          hint="Site, dates, anything that affects pricing."
          isOptional
        />
        <div>
          <Button type="submit">Send request</Button>
        </div>
      </Form>
    </details>
  )
}
