import { MESSAGE_CHARACTERS } from '@maveshi/shared/limits'
import { FALLBACK_LANGUAGE } from '@maveshi/shared/locale/languages'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { FormDialog } from '../../layout/FormDialog.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import type { ReadyText } from '../../providers/seller-messages.ts'
import { LanguageTexts, writtenTexts } from './LanguageTexts.tsx'
import { useSaving } from './use-saving.ts'

/** A text to choose from, new or to be changed. English is needed: it is sent where the seller's language is missing. */
export function ReadyTextDialog({ text, onClose }: { text: ReadyText; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [texts, setTexts] = useState(text.texts)
  const [wasTried, setTried] = useState(false)
  const { isBusy, save } = useSaving()
  const lacksEnglish = !texts[FALLBACK_LANGUAGE]?.trim()
  const submit = () => {
    setTried(true)
    if (lacksEnglish) return document.getElementById(`ready-${FALLBACK_LANGUAGE}`)?.focus()
    const work = () => dataProvider.saveReadyText({ id: text.id, reader: text.reader, texts: writtenTexts(texts) })
    void save(work).then((isDone) => isDone && onClose())
  }
  return (
    <FormDialog
      title={translate('admin:settings.ready.one')}
      width="md"
      isLong
      isBusy={isBusy}
      isUnsaved={texts !== text.texts}
      submit={translate('admin:settings.ready.save')}
      onClose={onClose}
      onSubmit={submit}
    >
      <LanguageTexts
        name="ready"
        texts={texts}
        charactersMax={MESSAGE_CHARACTERS}
        isRequired
        problem={wasTried && lacksEnglish ? translate('ra.validation.required') : undefined}
        onChange={setTexts}
      />
    </FormDialog>
  )
}
