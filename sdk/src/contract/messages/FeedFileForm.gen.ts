// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfFeedFileForm = {
  feed_name: { required: 'Please provide a feed name' },
  category: { required: 'Please select a category for insert/update feeds', enum: 'Please select a category for insert/update feeds' },
  domain_id: { required: 'Please select a domain', type: 'Please select a domain' },
  client_id: { required: 'Please select a client', type: 'Please select a client' },
  file: { required: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', maxBytes: 'File size must be less than 50MB', text: 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz' },
  feed_url: { required: 'Please provide a feed URL', format: 'Please provide a valid URL' },
  quote_char: { maxLength: 'The quote character can be at most 1 character' },
  delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  csv_delimiter: { enum: 'Please choose comma, semicolon, pipe, or tab' },
  header_row: { minimum: 'Please enter the line of the header row, 1 to 1,000', maximum: 'Please enter the line of the header row, 1 to 1,000', type: 'Please enter the line of the header row, 1 to 1,000' },
  encoding: { format: 'Please enter an encoding such as utf-8 or windows-1252' },
  mapping: { required: 'Please map the columns of the feed' },
  refresh_interval_minutes: { minimum: 'Please enter 15 to 10,080 minutes', maximum: 'Please enter 15 to 10,080 minutes', type: 'Please enter 15 to 10,080 minutes' },
} as const;
