'use client';

import { createContext, useContext } from 'react';
import { unchangedOrganization, type Organization } from '../organization';

/** Filled by `OrganizationProvider`, so that a page follows the organisation once, and not with every row. */
export const OrganizationContext = createContext<Organization>(unchangedOrganization);

/**
 * What the organisation has decided, as far as this page knows; before it is known, as if nobody had changed anything.
 * It only draws: the server and the rules decide by themselves.
 */
export const useOrganization = (): Organization => useContext(OrganizationContext);
