import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useUnsaved } from '../../layout/unsaved.ts'
import { listingPath } from '../../paths.ts'
import type { FoundSeller } from '../../providers/assisted-listings.ts'
import { readingFailure } from '../../providers/failures.ts'
import type { FormCatalogue } from './form-catalogue.ts'
import { ListingForm } from './ListingForm.tsx'
import { SellerFacts, SellerStep } from './SellerStep.tsx'
import { useFormCatalogue } from './use-form-catalogue.ts'
import { type SubmittedListing, useNewListing } from './use-new-listing.ts'
import { usePhotos } from './use-photos.ts'

function Done({ submitted, onAnother }: { submitted: SubmittedListing; onAnother: () => void }) {
  const translate = useTranslate()
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Alert severity="success" role="status">
        {submitted.status === 'active'
          ? translate('admin:createListing.onOffer')
          : translate('admin:createListing.waits')}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={listingPath(submitted.id)} variant="contained">
          {translate('admin:createListing.look')}
        </Button>
        <Button onClick={onAnother}>{translate('admin:createListing.another')}</Button>
      </Box>
    </Card>
  )
}

function ChosenSeller({ seller, onChange }: { seller: FoundSeller; onChange: (() => void) | undefined }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <SellerFacts seller={seller} />
      {onChange && <Button onClick={onChange}>{translate('admin:createListing.somebodyElse')}</Button>}
    </Box>
  )
}

function Steps({ catalogue }: { catalogue: FormCatalogue }) {
  const translate = useTranslate()
  const [seller, setSeller] = useState<FoundSeller>()
  const listing = useNewListing((value) => catalogue.categories.find((category) => category.value === value))
  const photos = usePhotos()
  useUnsaved(!listing.submitted && (listing.isTyped || photos.photos.length > 0))
  const another = () => {
    listing.clear()
    photos.clear()
    setSeller(undefined)
  }
  // What has been begun for one seller would be taken from them.
  const change = () => {
    listing.renew()
    setSeller(undefined)
  }
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2 }}>
      <Card
        component="section"
        aria-labelledby="seller-heading"
        sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}
      >
        <Typography id="seller-heading" variant="h2">
          {translate('admin:createListing.seller')}
        </Typography>
        {seller ? (
          <ChosenSeller seller={seller} onChange={listing.submitted || listing.isBusy ? undefined : change} />
        ) : (
          <SellerStep onChoose={setSeller} />
        )}
      </Card>
      {seller && listing.submitted && <Done submitted={listing.submitted} onAnother={another} />}
      {seller && !listing.submitted && <ListingForm key={seller.id} {...{ seller, catalogue, listing, photos }} />}
    </Box>
  )
}

/** A listing for somebody on the telephone: who, then what. */
export function CreateListingScreen() {
  const { catalogue, error, retry } = useFormCatalogue()
  if (catalogue) return <Steps catalogue={catalogue} />
  return error ? <Failure sentence={readingFailure(error)} retry={retry} /> : <Waiting />
}
