import { checkForm, type CheckedForm } from '@grt/sdk/check-form';
import { fileForm as fileOfClientForm } from '@grt/sdk/forms/adminFeeds.create';
import { form as addressOfClientForm } from '@grt/sdk/forms/adminFeeds.createFromUrl';
import { fileForm as ownFileForm, form as ownAddressForm } from '@grt/sdk/forms/clientFeeds.create';
import { newFeedErrors } from '@grt/sdk/rules';
import { chosenId, wireFieldsOf, type FeedFormValues } from '../feed-form/feed-form-values.ts';
import type { Uploader } from './feed-upload.queries.ts';

/** Checks a new feed with the form of the call that is sent: with a file or a URL, by a client or for one. */
export function checkNewFeed(as: Uploader, values: FeedFormValues): CheckedForm<unknown> {
  const { mode, file, feed_url, feed_description, url_parameters } = values;
  const fields = {
    ...wireFieldsOf(values),
    feed_description,
    url_parameters,
    domain_id: chosenId(values.domain_id),
    ...(as === 'admin' ? { client_id: chosenId(values.client_id) } : {}),
  };
  if (mode === 'file') {
    const sent = { ...fields, file };
    return as === 'client'
      ? checkForm(ownFileForm, sent, newFeedErrors)
      : checkForm(fileOfClientForm, sent, newFeedErrors);
  }
  const sent = { ...fields, feed_url };
  return as === 'client'
    ? checkForm(ownAddressForm, sent, newFeedErrors)
    : checkForm(addressOfClientForm, sent, newFeedErrors);
}
