import { createEmailDomain } from './create.ts';
import { deleteEmailDomain } from './delete.ts';
import { listEmailDomains } from './list.ts';
import { verifyEmailDomain } from './verify.ts';

export const emailDomainRoutes = [listEmailDomains, createEmailDomain, verifyEmailDomain, deleteEmailDomain];
