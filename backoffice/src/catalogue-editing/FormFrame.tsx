import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, SaveButton, useFormIsDirty, useSaveContext } from 'react-admin'
import { useUnsaved } from '../layout/unsaved.ts'

/** How wide a form is at most, in pixels: lines of a form are not read across a whole screen. */
export const FORM_WIDTH_PX = 960

/** Under the thumb, however long the form is. */
const saveBar = {
  ...{ position: 'sticky', bottom: 0, zIndex: 2, py: 1 },
  ...{ bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' },
} as const

/** What the keyboard comes to is not left behind that bar. */
const clearOfBar = { '& :is(input, textarea, button, a, [role=combobox])': { scrollMarginBlockEnd: 88 } } as const

interface FormFrameProps {
  readonly children: ReactNode
  /** What can be done besides saving. */
  readonly tools?: ReactNode
  readonly defaultValues?: object
  /** What saves it, where no screen of react-admin around it does. */
  readonly onSubmit?: (values: object) => Promise<void>
}

/** Asks before what was typed into the form around it is lost. What is being saved need not be asked about. */
function TypedWords() {
  const isDirty = useFormIsDirty()
  const saving = useSaveContext()?.saving ?? false
  useUnsaved(isDirty && !saving)
  return null
}

/** A form's parts one below the other, the way to save it always in sight, and what else can be done at its end. */
export function FormFrame({ children, tools, defaultValues = {}, onSubmit }: FormFrameProps) {
  return (
    <Form noValidate defaultValues={defaultValues} {...(onSubmit ? { onSubmit } : {})}>
      <TypedWords />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: FORM_WIDTH_PX, ...clearOfBar }}
      >
        {children}
        <Box sx={saveBar}>
          <SaveButton alwaysEnable />
        </Box>
        {tools && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{tools}</Box>}
      </Box>
    </Form>
  )
}
